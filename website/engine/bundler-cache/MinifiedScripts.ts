import { Results } from '@lfi-docs/build-cache'
import type { BundlerPlugin, Compiler } from './bundlerTypes'

const NAME = 'MinifiedScripts'

/** Minified text depends on the bundler, which brings its minifier. */
const minifierOf = ({ options, webpack }: Compiler): string => {
  if (!('rspackVersion' in webpack)) {
    throw new Error(
      'engine/bundler-cache keeps what Rspack has minified, but the bundler is another one. Remove MinifiedScripts from engine/bundler-cache/index.ts, or set future.faster in docusaurus.config.ts.',
    )
  }
  return JSON.stringify([webpack.rspackVersion, options.optimization.minimizer])
}

/** Hands the minifier only those scripts that it has not minified before. */
export class MinifiedScripts implements BundlerPlugin {
  apply(compiler: Compiler): void {
    // What is not minified must be neither replaced nor kept as if it were.
    if (!compiler.options.optimization.minimize) {
      return
    }
    const { Compilation, sources } = compiler.webpack
    const { PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: minification } = Compilation
    const known = new Results<string>('minified-scripts', minifierOf(compiler))
    compiler.hooks.thisCompilation.tap(NAME, compilation => {
      const missing = new Map<string, string>()
      const { processAssets } = compilation.hooks
      processAssets.tap({ name: NAME, stage: minification - 1 }, assets => {
        for (const [file, source] of Object.entries(assets)) {
          if (file.endsWith('.js')) {
            const text = source.source().toString()
            const minified = known.get([text])
            if (minified === undefined) {
              missing.set(file, text)
            } else {
              compilation.updateAsset(
                file,
                new sources.RawSource(minified),
                // The minifier leaves alone what says that it is done.
                info => ({ ...info, minimized: true }),
              )
            }
          }
        }
      })
      processAssets.tap({ name: NAME, stage: minification + 1 }, assets => {
        for (const [file, text] of missing) {
          const source = assets[file]?.source()
          if (source !== undefined) {
            known.set([text], source.toString())
          }
        }
      })
    })
  }
}
