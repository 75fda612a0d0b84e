import { readFile } from 'node:fs/promises'
import { build } from 'esbuild'
import { bundleLibrary } from './bundleLibrary'

type Bundle = { entry: string; format: 'esm' | 'iife' }

/** A program of the sandbox, or a module that it offers, as text. */
export const bundle = async ({ entry, format }: Bundle): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format,
    platform: 'browser',
    target: 'es2022',
    legalComments: 'none',
    // The worker's types are the project's; esbuild needs nothing of them.
    tsconfigRaw: '{}',
  })
  return outputFiles[0]?.text ?? ''
}

/** The documented library, its names as they are in its documentation. */
export const bundleLfi = async (): Promise<string> => {
  const entry = require.resolve('lfi')
  return (
    (await bundleLibrary(await readFile(entry, 'utf8'))) ??
    bundle({ entry, format: 'esm' })
  )
}
