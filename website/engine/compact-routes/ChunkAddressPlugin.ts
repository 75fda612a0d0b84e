import type { BundlerPlugin, Compiler } from '../bundler-cache/bundlerTypes'

const NAME = 'ChunkAddressPlugin'

/**
 * Where a chunk's script is, for prefetching. Docusaurus' own plugin ships a
 * table from names to ids for it; here each name is its id.
 */
export class ChunkAddressPlugin implements BundlerPlugin {
  apply(compiler: Compiler): void {
    const { RuntimeGlobals, RuntimeModule } = compiler.webpack
    const { require, publicPath, getChunkScriptFilename } = RuntimeGlobals
    class ChunkAddress extends RuntimeModule {
      constructor() {
        super(NAME, RuntimeModule.STAGE_ATTACH)
      }

      override generate(): string {
        return `${require}.gca = id => ${publicPath} + ${getChunkScriptFilename}(id)`
      }
    }
    compiler.hooks.thisCompilation.tap(NAME, compilation => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(NAME, chunk => {
        compilation.addRuntimeModule(chunk, new ChunkAddress())
      })
    })
  }
}
