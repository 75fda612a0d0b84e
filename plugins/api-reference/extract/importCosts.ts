import fs from 'node:fs'
import { gzipSync } from 'node:zlib'
import { transform } from 'esbuild'
import { type Plugin, type RollupCache, rollup } from 'rollup'

const ENTRY = 'import-cost'

const virtualEntry = (source: string, file: string): Plugin => ({
  name: ENTRY,
  resolveId: id => (id === ENTRY ? `\0${ENTRY}` : file),
  load: id =>
    id === `\0${ENTRY}`
      ? source
      : // An inline source map many times the size of the code.
        fs.readFileSync(id, 'utf8').replace(/\/\/# sourceMappingURL=.*/u, ''),
})

export type ImportCosts = {
  costOf: (name: string) => number
  total: number
}

/**
 * Weighs each import by itself: bundled by Rollup, minified by esbuild,
 * gzip -9. Rollup because esbuild keeps a whole module in which it sees
 * `eval`, and lfi probes for it.
 */
export const importCosts = async (
  file: string,
  names: readonly string[],
): Promise<ImportCosts> => {
  let cache: RollupCache | undefined
  const weigh = async (source: string): Promise<number> => {
    const bundle = await rollup({
      input: ENTRY,
      plugins: [virtualEntry(source, file)],
      onLog: () => undefined,
      ...(cache && { cache }),
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

  const costs = new Map<string, number>()
  for (const name of names) {
    costs.set(name, await weigh(`export { ${name} } from 'package'`))
  }
  return {
    total: await weigh(`export * from 'package'`),
    costOf: name => {
      const cost = costs.get(name)
      if (cost === undefined) {
        throw new Error(`The import of ${name} was not weighed.`)
      }
      return cost
    },
  }
}
