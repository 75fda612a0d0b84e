import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
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

const template = readFileSync(require.resolve('./page.html'), 'utf8')
const script = /<script>([\s\S]*?)<\/script>/u.exec(template)?.[1] ?? ''
const scriptHash = createHash('sha256').update(script).digest('base64')

export const sandboxPolicy = [
  "default-src 'none'",
  `script-src 'sha256-${scriptHash}' blob:`,
  'worker-src blob:',
  "connect-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  // By it the page starts its worker; code can start none.
  'trusted-types sandbox',
  "require-trusted-types-for 'script'",
].join('; ')

/** The page that the frame loads, with its policy. */
export const sandboxHtml = template.replace('%policy%', () => sandboxPolicy)
