import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { readModule, weigh } from '../../library/extract/importCosts'
import type { PackageSize } from './model/demonstrations'

const packageName = 'lfi'
const typicalImport = ['pipe', 'map', 'filter', 'reduce', 'toArray']

const weighWithEsbuild = async (names: readonly string[]): Promise<number> => {
  const contents = `export { ${names.join(', ')} } from '${packageName}'`
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  })
  const [file] = outputFiles
  if (!file) {
    throw new Error(`esbuild made no bundle of: ${contents}`)
  }
  return gzipSync(file.contents, { level: 9 }).byteLength
}

/**
 * Measures the package as applications ship it. Two bundlers, because they
 * differ: Rollup sees that calling `curry` has no effect and drops what is not
 * used; esbuild keeps every such call.
 */
export const measureSize = async (version: string): Promise<PackageSize> => {
  const source = readModule(require.resolve(packageName))
  return {
    version,
    typicalImport,
    whole: await weigh(source, '*'),
    typicalWithEsbuild: await weighWithEsbuild(typicalImport),
    typicalWithRollup: await weigh(source, `{ ${typicalImport.join(', ')} }`),
  }
}
