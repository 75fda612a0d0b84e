import { existsSync } from 'node:fs'
import path from 'node:path'
import { buildSync } from 'esbuild'
import { cacheFolder, markUsed, writeAtomically } from './files'
import { hash } from './hash'

/**
 * Compiles a worker's TypeScript to a file that Node runs as it is: workers
 * start outside of the loader of our TypeScript (tsx or Vitest). The
 * file is named after what it holds, so that a worker that is running is never
 * written over.
 */
export const bundleWorker = (entry: string): string => {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
    // CommonJS modules can't be part of an ES module, nor what reads files
    // beside its own.
    external: [
      'esbuild',
      'typescript',
      'typedoc',
      'rollup',
      'prettier',
      '@docusaurus/utils',
      '@resvg/resvg-js',
    ],
  })
  const text = outputFiles[0]?.text ?? ''
  const file = path.join(cacheFolder, 'workers', `${hash(text)}.mjs`)
  if (existsSync(file)) {
    markUsed(file)
  } else {
    writeAtomically(file, text)
  }
  return file
}
