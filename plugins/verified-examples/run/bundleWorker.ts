import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { buildSync } from 'esbuild'

export const cacheFolder = path.join(
  __dirname,
  '../../../node_modules/.cache/verified-examples',
)

/**
 * Compiles a worker's TypeScript to a file that Node runs as it is: workers
 * start outside of whatever loads our TypeScript (jiti, tsx or Vitest).
 */
export const bundleWorker = (entry: string, name: string): string => {
  mkdirSync(cacheFolder, { recursive: true })
  const outfile = path.join(cacheFolder, `${name}-${process.pid}.mjs`)
  buildSync({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['typescript'],
  })
  return outfile
}
