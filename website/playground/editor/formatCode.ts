import type { Language } from '../../examples/model/language'

export type Formatted = { code: string; cursor: number }

type Prettier = [
  typeof import('prettier/standalone'),
  typeof import('prettier/plugins/babel'),
  typeof import('prettier/plugins/estree'),
]

export class FormatterNotLoaded extends Error {}

/** Its files come bundled and minified: they are copied, and imported as they are. */
const loadPrettier = () =>
  Promise.all(
    [
      new URL('prettier/standalone.mjs', import.meta.url),
      new URL('prettier/plugins/babel.mjs', import.meta.url),
      new URL('prettier/plugins/estree.mjs', import.meta.url),
    ].map(address => import(/* webpackIgnore: true */ address.href)),
  ).catch((error: unknown) => {
    throw new FormatterNotLoaded('Prettier did not load', { cause: error })
  }) as Promise<Prettier>

/**
 * Formats code as the examples of the library are. Prettier is fetched on first
 * use, with its Babel parser: that reads both languages and weighs a third of
 * the TypeScript one.
 */
export const formatCode = async (
  code: string,
  language: Language,
  cursor: number,
): Promise<Formatted> => {
  const [{ formatWithCursor }, babel, estree] = await loadPrettier()
  const { formatted, cursorOffset } = await formatWithCursor(code, {
    parser: language === 'ts' ? 'babel-ts' : 'babel',
    plugins: [babel, estree],
    cursorOffset: cursor,
    singleQuote: true,
    semi: false,
    arrowParens: 'avoid',
  })
  return { code: formatted, cursor: cursorOffset }
}
