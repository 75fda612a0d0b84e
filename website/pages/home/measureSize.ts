import { gzipSync } from 'node:zlib'
import { build, transform } from 'esbuild'
import { rollup } from 'rollup'
import type { PackageSize } from './model/demonstrations'

const packageName = 'lfi'
const typicalImport = ['pipe', 'map', 'filter', 'reduce', 'toArray']

const gzippedSize = (contents: Uint8Array | string): number =>
  gzipSync(contents, { level: 9 }).byteLength

const bundleWithEsbuild = async (contents: string): Promise<Uint8Array> => {
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
  return file.contents
}

const bundleWithRollup = async (contents: string): Promise<string> => {
  const location = require.resolve(packageName)
  const bundle = await rollup({
    input: 'entry',
    // esbuild warns that the package uses `eval`; the warning has nothing to do
    // with its size.
    onwarn: () => {},
    plugins: [
      {
        name: 'virtual-entry',
        resolveId: id => (id === packageName ? location : id),
        load: id => (id === 'entry' ? contents : null),
      },
    ],
  })
  const { output } = await bundle.generate({ format: 'esm' })
  await bundle.close()
  return output[0].code
}

/** As the API reference weighs imports: bundled by Rollup, then minified. */
const weighWithRollup = async (contents: string): Promise<number> => {
  const { code } = await transform(await bundleWithRollup(contents), {
    minify: true,
    format: 'esm',
    legalComments: 'none',
  })
  return gzippedSize(code)
}

/**
 * Measures the package as applications ship it. Two bundlers, because they
 * differ: Rollup sees that calling `curry` has no effect and drops what is not
 * used; esbuild keeps every such call.
 */
export const measureSize = async (version: string): Promise<PackageSize> => {
  const typical = `export { ${typicalImport.join(', ')} } from '${packageName}'`
  const everything = `export * from '${packageName}'`
  return {
    version,
    typicalImport,
    whole: await weighWithRollup(everything),
    typicalWithEsbuild: gzippedSize(await bundleWithEsbuild(typical)),
    typicalWithRollup: await weighWithRollup(typical),
  }
}
