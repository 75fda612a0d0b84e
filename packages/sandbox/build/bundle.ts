import { parse } from 'es-module-lexer/js'
import { type BuildOptions, build } from 'esbuild'

/** A program of the sandbox, or a module that it offers, as text. */
export const bundle = async (
  given: Pick<BuildOptions, 'entryPoints' | 'stdin' | 'format'>,
): Promise<string> => {
  const { outputFiles } = await build({
    ...given,
    bundle: true,
    write: false,
    minify: true,
    platform: 'browser',
    target: 'es2022',
    legalComments: 'none',
    // The worker's types are the project's; esbuild needs nothing of them.
    tsconfigRaw: '{}',
  })
  return outputFiles[0]?.text ?? ''
}

/** The names that a module exports. */
export const exportsOf = (source: string): string[] =>
  parse(source)[1].map(({ n }) => n)
