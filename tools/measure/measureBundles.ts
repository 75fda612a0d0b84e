import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { installedVersion, lfiVersion } from '../../website/library/lfiVersion'
import type {
  BundlerSizes,
  BundleSizes,
} from '../../website/pages/bundles/model/bundleSizes'
import { type Bundler, bundlers } from './bundlers'

const imports = {
  one: ['map'],
  five: ['pipe', 'map', 'filter', 'reduce', 'toArray'],
}

const sizeOf = async ({ bundle }: Bundler, exported: string) => {
  const directory = mkdtempSync(path.join(tmpdir(), 'bundle-'))
  try {
    const entry = path.join(directory, 'entry.mjs')
    // A copy: Rspack names modules by their paths, which must not differ
    // between machines.
    const copy = path.join(directory, 'lfi.mjs')
    cpSync(require.resolve('lfi'), copy)
    writeFileSync(entry, `export ${exported} from './lfi.mjs'\n`)
    return gzipSync(await bundle(entry), { level: 9 }).byteLength
  } finally {
    rmSync(directory, { recursive: true })
  }
}

const measure = async (bundler: Bundler): Promise<BundlerSizes> => ({
  bundler: bundler.bundler,
  version: installedVersion(bundler.package),
  ...(bundler.usedBy && { usedBy: bundler.usedBy }),
  one: await sizeOf(bundler, `{ ${imports.one.join(', ')} }`),
  five: await sizeOf(bundler, `{ ${imports.five.join(', ')} }`),
  all: await sizeOf(bundler, '*'),
})

/** What imports of lfi cost with each bundler. */
export const measureBundles = async (): Promise<BundleSizes> => {
  const sizes: BundlerSizes[] = []
  for (const bundler of bundlers) {
    sizes.push(await measure(bundler))
  }
  return {
    imports,
    version: lfiVersion,
    bundlers: sizes.toSorted((a, b) => a.five - b.five),
  }
}
