export type ExampleCorrection = {
  /** Why the package's own example can't be shown as it is. */
  reason: string
  find: string
  replace: string
}

/**
 * Examples of the package that throw because they are themselves mistaken, by
 * the name they document. A correction whose example runs by itself (because
 * the package has mended it) fails the build.
 */
export const exampleCorrections: Readonly<Record<string, ExampleCorrection>> = {
  meanAsync: {
    reason:
      'It passes the function emptyAsync where the async iterable that the function returns is meant.',
    find: 'meanAsync(emptyAsync)',
    replace: 'meanAsync(emptyAsync())',
  },
  meanConcur: {
    reason:
      'It passes the function emptyConcur where the concur iterable that the function returns is meant.',
    find: 'meanConcur(emptyConcur)',
    replace: 'meanConcur(emptyConcur())',
  },
}
