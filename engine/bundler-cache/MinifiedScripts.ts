import { hash } from '../../cache/hash'
import { hashFiles } from '../../cache/hashFiles'
import { Store } from '../../cache/Store'
import type { BundlerPlugin, Compiler } from './bundlerTypes'

const NAME = 'MinifiedScripts'

/** Hands the minifier only those scripts that it has not minified before. */
export class MinifiedScripts implements BundlerPlugin {
  #store: Store<string>
  #version = hashFiles(['package-lock.json', 'package.json'])

  /** `site` tells one of several sites that are built here from another. */
  constructor(site: string) {
    this.#store = new Store(`minified-${site}`)
  }

  apply(compiler: Compiler): void {
    // What is not minified must be neither replaced nor kept as if it were.
    if (!compiler.options.optimization.minimize) {
      return
    }
    const { Compilation, sources } = compiler.webpack
    const { PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: minification } = Compilation
    compiler.hooks.thisCompilation.tap(NAME, compilation => {
      const keys = new Map<string, string>()
      const { processAssets } = compilation.hooks
      processAssets.tap({ name: NAME, stage: minification - 1 }, assets => {
        for (const [file, source] of Object.entries(assets)) {
          if (file.endsWith('.js')) {
            const key = hash(this.#version, source.source().toString())
            const known = this.#store.get(key)
            if (known === undefined) {
              keys.set(file, key)
            } else {
              compilation.updateAsset(
                file,
                new sources.RawSource(known),
                // The minifier leaves alone what says that it is done.
                info => ({ ...info, minimized: true }),
              )
            }
          }
        }
      })
      processAssets.tap({ name: NAME, stage: minification + 1 }, assets => {
        for (const [file, key] of keys) {
          const source = assets[file]?.source()
          if (source !== undefined) {
            this.#store.set(key, source.toString())
          }
        }
        this.#store.save()
      })
    })
  }
}
