import type { CodeProblem } from '../sandbox/runEvent'
import { visibleToken } from './visibleToken'

type ParserError = SyntaxError & {
  readonly pos: number
  readonly loc: { readonly line: number; readonly column: number }
}

const isParserError = (error: unknown): error is ParserError =>
  error instanceof SyntaxError && 'pos' in error && 'loc' in error

const sentenceFor = (js: string, { message, pos }: ParserError): string =>
  js[pos] === '@'
    ? 'Decorators do not run here, because browsers do not support them. Call the function that decorates instead.'
    : message
        .replace(/ \(\d+:\d+\)$/u, '')
        .replace(/'(?<token>.+)'$/u, (_, token) => `'${visibleToken(token)}'`)

/**
 * Where and why JavaScript can't be read. Browsers only say why, so a parser
 * says where; it is fetched when there is something to explain. Undefined if
 * the parser finds nothing wrong or can't be loaded.
 */
export const explainSyntax = async (
  js: string,
): Promise<CodeProblem | undefined> => {
  try {
    const { parse } = await import('acorn')
    parse(js, { ecmaVersion: 'latest', sourceType: 'module' })
  } catch (error) {
    if (isParserError(error)) {
      const { line, column } = error.loc
      return {
        message: `SyntaxError: ${sentenceFor(js, error)}`,
        location: { line, column: column + 1 },
      }
    }
  }
  return undefined
}
