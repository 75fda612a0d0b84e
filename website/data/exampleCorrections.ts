/**
 * Examples of the package that fail because they pass the function `emptyAsync`
 * where they mean the iterable that it returns, by the name they document.
 */
export const exampleCorrections: Readonly<
  Record<string, readonly [said: string, instead: string]>
> = {
  meanAsync: ['meanAsync(emptyAsync)', 'meanAsync(emptyAsync())'],
  nextAsync: ['nextAsync(emptyAsync)', 'nextAsync(emptyAsync())'],
  meanConcur: ['meanConcur(emptyConcur)', 'meanConcur(emptyConcur())'],
}
