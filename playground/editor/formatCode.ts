import type { Language } from '../share'

export type Formatted = { code: string; cursor: number }

/**
 * Formats as the library's own examples are. Prettier is fetched on first use;
 * its Babel parser reads both languages, at a third of the other's weight.
 */
export const formatCode = async (
  code: string,
  language: Language,
  cursor: number,
): Promise<Formatted> => {
  const [{ formatWithCursor }, babel, estree] = await Promise.all([
    import('prettier/standalone'),
    import('prettier/plugins/babel'),
    import('prettier/plugins/estree'),
  ])
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
