import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildSync } from 'esbuild'

export const cacheFolder = path.join(
  __dirname,
  '../../../node_modules/.cache/verified-examples',
)

/**
 * Compiles a worker's TypeScript to a file that Node runs as it is: workers
 * start outside of whatever loads our TypeScript (jiti, tsx or Vitest). The
 * file is named after what it holds, so its name tells one version of a worker
 * from another.
 */
export const bundleWorker = (entry: string): string => {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['typescript'],
  })
  const text = outputFiles[0]?.text ?? ''
  const name = createHash('sha256').update(text).digest('hex').slice(0, 16)
  const file = path.join(cacheFolder, `${name}.mjs`)
  if (!existsSync(file)) {
    mkdirSync(cacheFolder, { recursive: true })
    // Written elsewhere first: no other process meets half a file.
    const unfinished = `${file}.${process.pid}`
    writeFileSync(unfinished, text)
    renameSync(unfinished, file)
  }
  return file
}
