import path from 'node:path'
import { buildSync } from 'esbuild'
import { writeAtomically } from '../../../website/generate/generated'
import { hash } from './hash'

/**
 * Compiles a worker's TypeScript to a file that Node runs as it is: workers
 * start outside of the loader of our TypeScript (tsx or Vitest). The file is
 * named after what it holds, so that one that is running is never written over.
 */
export const bundleWorker = (entry: string): string => {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
  })
  const text = outputFiles[0]?.text ?? ''
  const file = path.resolve('.cache/workers', `${hash(text)}.mjs`)
  writeAtomically(file, text)
  return file
}
