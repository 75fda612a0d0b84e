import path from 'node:path'
import { parse } from 'es-module-lexer/js'
import { type Plugin, rollup } from 'rollup'
import { librarySources } from './librarySources'

const entry = 'entry'
const everything = 'everything'

/** Resolves imports among files that are in memory alone. */
const fromMemory = (files: ReadonlyMap<string, string>): Plugin => ({
  name: 'from-memory',
  resolveId: (name, importer = '') =>
    files.has(name)
      ? name
      : path.posix.join(path.posix.dirname(importer), name),
  load: name => files.get(name) ?? null,
})

/** Rollup leaves parameters their names; esbuild would make each unique. */
const bundle = async (files: ReadonlyMap<string, string>): Promise<string> => {
  const bundled = await rollup({
    input: entry,
    plugins: [fromMemory(files)],
    onwarn: () => {},
  })
  const { output } = await bundled.generate({ format: 'es' })
  return output[0].code
}

/**
 * Bundles a minified library from the sources in its source map, so that errors
 * thrown in it name its functions and parameters as its documentation does.
 * Undefined if the sources are not there, or do not make the same module.
 */
export const bundleLibrary = async (
  minified: string,
): Promise<string | undefined> => {
  const sources = librarySources(minified)
  const names = parse(minified)[1].map(({ n }) => n)
  const files = new Map([
    ...sources,
    [
      everything,
      [...sources.keys()].map(file => `export * from '${file}'`).join('\n'),
    ],
    [entry, `export { ${names.join(', ')} } from '${everything}'`],
  ])
  return bundle(files).catch(() => undefined)
}
