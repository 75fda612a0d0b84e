import type { Language } from '../../examples/model/language'

type Formatted = { readonly code: string; readonly cursor: number }

type Prettier = [
  typeof import('prettier/standalone'),
  typeof import('prettier/plugins/babel'),
  typeof import('prettier/plugins/estree'),
]

/** Its files come bundled and minified: they are copied, and imported as they are. */
const loadPrettier = () =>
  Promise.all(
    [
      new URL('prettier/standalone.mjs', import.meta.url),
      new URL('prettier/plugins/babel.mjs', import.meta.url),
      new URL('prettier/plugins/estree.mjs', import.meta.url),
    ].map(address => import(/* webpackIgnore: true */ address.href)),
  ).catch(console.info) as Promise<Prettier | undefined>

/**
 * Formats code as the examples of the library are, or says why it can't be.
 * Prettier is fetched on first use, with its Babel parser: that reads both
 * languages and weighs a third of the TypeScript one.
 */
export const formatCode = async (
  code: string,
  language: Language,
  cursor: number,
): Promise<Formatted | { readonly problem: string }> => {
  const prettier = await loadPrettier()
  if (!prettier) {
    return {
      problem:
        'Couldn’t format: the formatter didn’t load. Check your connection and try again.',
    }
  }
  const [{ formatWithCursor }, babel, estree] = prettier
  try {
    const { formatted, cursorOffset } = await formatWithCursor(code, {
      parser: language === 'ts' ? 'babel-ts' : 'babel',
      plugins: [babel, estree],
      cursorOffset: cursor,
      singleQuote: true,
      semi: false,
      arrowParens: 'avoid',
    })
    return { code: formatted, cursor: cursorOffset }
  } catch (error) {
    const [reason] = String(error).split('\n')
    return {
      problem: `Couldn’t format: the code has a syntax error. ${reason}`,
    }
  }
}
