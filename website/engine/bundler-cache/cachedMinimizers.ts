import { mapWithLimit, Step } from '@lfi-docs/build-cache'

const minified = new Step<string>('minified-scripts', __filename)

const MINIFIER = 'SwcJsMinimizerRspackPlugin'

type Options = Readonly<Record<string, unknown>>

type Minifier = object & {
  _args: readonly [{ minimizerOptions?: Options }?]
}

const isMinifier = (value: unknown): value is Minifier =>
  typeof value === 'object' &&
  value !== null &&
  value.constructor.name === MINIFIER &&
  '_args' in value

type Source = { source: () => string | Uint8Array }
type Asset = { name: string; source: Source; info: { minimized?: boolean } }

/** What is used here of Rspack, whose own types are not a direct dependency. */
type Compilation = {
  hooks: {
    processAssets: {
      tapPromise: (
        options: { name: string; stage: number },
        act: () => Promise<void>,
      ) => void
    }
  }
  getAssets: () => readonly Asset[]
  updateAsset: (name: string, source: object, info: object) => void
}
type Compiler = {
  rspack: {
    Compilation: { PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: number }
    sources: { RawSource: new (text: string) => object }
    experiments: {
      swc: {
        minify: (text: string, options: Options) => Promise<{ code: string }>
      }
    }
  }
  hooks: {
    compilation: {
      tap: (name: string, act: (compilation: Compilation) => void) => void
    }
  }
}

/** The scripts that hold a table of hashes: the runtime and workers. */
const withHashes = /runtime~|worker/iu

/**
 * The minifier gives the shortest names to what fits the most frequent
 * characters. In a runtime these are those of provisional hashes, which Rspack
 * computes otherwise when it starts from its cache, so that a warm build would
 * differ from a cold one. There, names are given in order instead.
 */
const optionsFor = (script: string, options: Options): Options =>
  withHashes.test(script)
    ? { ...options, mangle: { disableCharFreq: true } }
    : options

/** Minifies as Rspack's own does, which minifies every script in every build. */
class CachedMinifier {
  #options: Options

  constructor({ compress, ...options }: Options) {
    this.#options = {
      ...options,
      compress: { passes: 2, ...(compress as object | undefined) },
    }
  }

  apply({ rspack, hooks }: Compiler): void {
    const { Compilation, sources, experiments } = rspack
    const name = 'cached-minifier'
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE
    hooks.compilation.tap(name, compilation => {
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        const results = minified.results()
        const scripts = compilation
          .getAssets()
          .filter(({ name, info }) => name.endsWith('.js') && !info.minimized)
        await mapWithLimit(scripts, async ({ name, source }) => {
          const text = source.source().toString()
          const options = optionsFor(name, this.#options)
          const code = await results.getOrMakeLater(
            [JSON.stringify(options), text],
            async () => (await experiments.swc.minify(text, options)).code,
          )
          const info = { minimized: true }
          compilation.updateAsset(name, new sources.RawSource(code), info)
        })
      })
    })
  }
}

/** Docusaurus' minimizers, that of scripts with a cache. */
export const cachedMinimizers = <Minimizer>(
  minimizers: readonly Minimizer[],
): (Minimizer | CachedMinifier)[] => {
  // The dev server minifies nothing.
  if (minimizers.length > 0 && !minimizers.some(isMinifier)) {
    throw new Error(
      `website/engine/bundler-cache replaces ${MINIFIER}, as @docusaurus/bundler/lib/minification.js sets it up, and it is no longer there. If the bundler caches what it minifies, build twice and compare: if both are the same, delete cachedMinimizers.ts; if not, adapt it.`,
    )
  }
  return minimizers.map(minimizer =>
    isMinifier(minimizer)
      ? new CachedMinifier(minimizer._args[0]?.minimizerOptions ?? {})
      : minimizer,
  )
}
