import { build } from 'esbuild'

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
