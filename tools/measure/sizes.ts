import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { installedVersion, lfiVersion } from '../../website/library/lfiVersion'
import type { Records } from '../../website/records/readRecord'
import { exportedNames } from '../examples/completeImports'
import { bundlers, withRollup } from './bundlers'

const imports = {
  one: ['map'],
  five: ['pipe', 'map', 'filter', 'reduce', 'toArray'],
}

/** Bytes after gzip -9 of what exports of lfi come to in a bundle. */
type Weigh = (bundle: typeof withRollup, exported: string) => Promise<number>

const measureIn = async (weigh: Weigh): Promise<Records['sizes']> => {
  const sizes: Records['sizes'] = {
    about: {
      imports,
      version: lfiVersion,
      total: await weigh(withRollup, '*'),
    },
    bundlers: {},
    imports: {},
  }
  for (const { bundle, package: name, ...about } of bundlers) {
    sizes.bundlers[about.bundler] = {
      ...about,
      version: installedVersion(name),
      one: await weigh(bundle, `{ ${imports.one.join(', ')} }`),
      five: await weigh(bundle, `{ ${imports.five.join(', ')} }`),
      all: await weigh(bundle, '*'),
    }
  }
  // By Rollup, because esbuild keeps a whole module in which it sees `eval`.
  for (const name of exportedNames) {
    sizes.imports[name] = await weigh(withRollup, `{ ${name} }`)
  }
  return sizes
}

/** What imports of lfi cost with each bundler, and each of them by itself. */
export const measureSizes = async (): Promise<Records['sizes']> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bundle-'))
  const write = (name: string, text: string): string => {
    const file = path.join(folder, name)
    writeFileSync(file, text)
    return file
  }
  // A copy, because Rspack names modules by their paths, which must not differ
  // between machines; without the source map, which is most of the file.
  const lfi = readFileSync(require.resolve('lfi'), 'utf8')
  write('lfi.mjs', lfi.replace(/\/\/# sourceMappingURL=.*/u, ''))
  try {
    return await measureIn(async (bundle, exported) => {
      const entry = write('entry.mjs', `export ${exported} from './lfi.mjs'\n`)
      return gzipSync(await bundle(entry), { level: 9 }).byteLength
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}
