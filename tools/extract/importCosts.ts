import fs from 'node:fs'
import { gzipSync } from 'node:zlib'
import { transform } from 'esbuild'
import { type Plugin, type RollupCache, rollup } from 'rollup'

const ENTRY = 'import-cost'

const virtualEntry = (source: string, exported: string): Plugin => ({
  name: ENTRY,
  resolveId: id => `\0${id}`,
  load: id =>
    id === `\0${ENTRY}` ? `export ${exported} from 'package'` : source,
})

/** Without the inline source map, many times the size of the code. */
const readModule = (file: string): string =>
  fs.readFileSync(file, 'utf8').replace(/\/\/# sourceMappingURL=.*/u, '')

/** Of the module, which would be parsed for each export otherwise. */
let cache: RollupCache | undefined

/** The size of what `exported` of a module comes to in a bundle. */
const weigh = async (source: string, exported: string): Promise<number> => {
  const bundle = await rollup({
    input: ENTRY,
    plugins: [virtualEntry(source, exported)],
    ...(cache && { cache }),
    onLog: () => undefined,
  })
  cache = bundle.cache
  const { output } = await bundle.generate({ format: 'es' })
  const { code } = await transform(output[0].code, {
    minify: true,
    format: 'esm',
    legalComments: 'none',
  })
  return gzipSync(code, { level: 9 }).length
}

/**
 * Weighs each import by itself: bundled by Rollup, minified by esbuild,
 * gzip -9. Rollup because esbuild keeps a whole module in which it sees
 * `eval`, and lfi probes for it.
 */
export const importCosts = async (
  file: string,
  names: readonly string[],
): Promise<{ total: number; costs: ReadonlyMap<string, number> }> => {
  const source = readModule(file)
  const costs = new Map<string, number>()
  for (const name of names) {
    costs.set(name, await weigh(source, `{ ${name} }`))
  }
  return { total: await weigh(source, '*'), costs }
}
