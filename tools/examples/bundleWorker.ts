import { createHash } from 'node:crypto'
import path from 'node:path'
import { buildSync } from 'esbuild'
import { writeAtomically } from '../../website/generate/generated'

/** A short name for a text, another one for another text. */
export const hash = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 24)

const bundled = new Map<string, string>()

const bundle = (entry: string): string => {
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

/**
 * Compiles TypeScript to a file that a worker runs as it is: workers start
 * outside of the loader of our TypeScript (tsx or Vitest). The file is named
 * after what it holds, so that one that is running is never written over.
 */
export const bundleWorker = (entry: string): string => {
  const file = bundled.get(entry) ?? bundle(entry)
  bundled.set(entry, file)
  return file
}
