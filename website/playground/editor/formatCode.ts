import type { Language } from '../../examples/model/language'

type Formatted = { readonly code: string; readonly cursor: number }

const loadPrettier = () =>
  Promise.all([
    import(/* webpackChunkName: "prettier" */ 'prettier/standalone'),
    import(/* webpackChunkName: "prettier" */ 'prettier/plugins/babel'),
    import(/* webpackChunkName: "prettier" */ 'prettier/plugins/estree'),
  ]).catch(console.info)

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
    const [reason] = String(error).replace('SyntaxError: ', '').split('\n')
    return {
      problem: `Couldn’t format: the code has a syntax error. ${reason}`,
    }
  }
}
