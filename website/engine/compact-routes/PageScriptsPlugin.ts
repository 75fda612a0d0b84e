import type { BundlerPlugin, Compiler } from '../bundler-cache/bundlerTypes'
import { divideRuntime, GLOBAL, PROVISIONAL } from './pageScripts'

const NAME = 'PageScriptsPlugin'

/**
 * Has the runtime fetch the names of pages' scripts before it loads the first
 * one that did not come with the page.
 */
export class PageScriptsPlugin implements BundlerPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, RuntimeGlobals, RuntimeModule, sources } =
      compiler.webpack
    const { require, publicPath, ensureChunk } = RuntimeGlobals
    class PageScripts extends RuntimeModule {
      constructor() {
        super(NAME, RuntimeModule.STAGE_ATTACH)
      }

      override generate(): string {
        const { chunkLoadingGlobal } = compiler.options.output
        return `
          const ensure = ${ensureChunk}
          const isHere = id => globalThis.${chunkLoadingGlobal}.some(([ids]) => ids.includes(id))
          let fetched
          const fetchNames = () => fetched ??= fetch(${publicPath} + 'assets/js/${PROVISIONAL}')
            .then(answer => answer.json())
            .then(names => { globalThis.${GLOBAL} = names })
            .catch(() => {
              fetched = undefined
              throw Object.assign(new Error('Loading chunk pages failed.'), { name: 'ChunkLoadError' })
            })
          ${require}.pages = fetchNames
          ${ensureChunk} = id => globalThis.${GLOBAL} || isNaN(id) || isHere(id)
            ? ensure(id)
            : fetchNames().then(() => ensure(id))`
      }
    }
    compiler.hooks.thisCompilation.tap(NAME, compilation => {
      const { additionalTreeRuntimeRequirements, processAssets } =
        compilation.hooks
      additionalTreeRuntimeRequirements.tap(NAME, (chunk, requirements) => {
        requirements.add(ensureChunk)
        requirements.add(publicPath)
        compilation.addRuntimeModule(chunk, new PageScripts())
      })
      // Only now are the names of files final. The hash in the name of the runtime
      // stays right, because it was computed from the same names of scripts.
      const stage = Compilation.PROCESS_ASSETS_STAGE_ANALYSE
      processAssets.tap({ name: NAME, stage }, assets => {
        for (const [name, source] of Object.entries(assets)) {
          if (name.startsWith('assets/js/runtime~main.')) {
            const divided = divideRuntime(source.source().toString())
            compilation.updateAsset(
              name,
              new sources.RawSource(divided.runtime),
            )
            compilation.emitAsset(
              `assets/js/${divided.file}`,
              new sources.RawSource(divided.text),
            )
          }
        }
      })
    })
  }
}
