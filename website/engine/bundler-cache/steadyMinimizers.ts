const MINIFIER = 'SwcJsMinimizerRspackPlugin'

type Options = {
  minimizerOptions?: Readonly<Record<string, unknown>>
  [name: string]: unknown
}

type Minifier = object & {
  constructor: new (options: Options) => object
  _args: readonly [Options?]
}

const isMinifier = (value: unknown): value is Minifier =>
  typeof value === 'object' &&
  value !== null &&
  value.constructor.name === MINIFIER &&
  '_args' in value

/** The scripts that hold a table of hashes: the runtime and workers. */
const withHashes = /runtime~|worker/iu

/**
 * The minifier gives the shortest names to what fits the most frequent
 * characters. In a runtime these are those of provisional hashes, which Rspack
 * computes otherwise when it starts from its cache, so that a warm build would
 * differ from a cold one. There, names are given in order instead.
 */
export const steadyMinimizers = <Minimizer>(
  minimizers: readonly Minimizer[],
): (Minimizer | object)[] => {
  // The dev server minifies nothing.
  if (minimizers.length > 0 && !minimizers.some(isMinifier)) {
    throw new Error(
      `website/engine/bundler-cache adapts ${MINIFIER}, as @docusaurus/bundler/lib/minification.js sets it up, and it is no longer there. Build twice and compare: if both are the same, delete steadyMinimizers.ts; if not, adapt it.`,
    )
  }
  return minimizers.flatMap((minimizer): (Minimizer | object)[] => {
    if (!isMinifier(minimizer)) {
      return [minimizer]
    }
    const { constructor: Plugin, _args } = minimizer
    const options = _args[0] ?? {}
    return [
      new Plugin({ ...options, exclude: withHashes }),
      new Plugin({
        ...options,
        include: withHashes,
        minimizerOptions: {
          ...options.minimizerOptions,
          mangle: { disableCharFreq: true },
        },
      }),
    ]
  })
}
