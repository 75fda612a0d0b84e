import type { CodeProblem } from '../sandbox/runEvent'
import { locate } from './checkImports'

type ParserError = SyntaxError & { readonly pos: number }

/** What the errors of Sucrase and of acorn have in common. */
const isParserError = (error: unknown): error is ParserError =>
  error instanceof SyntaxError && 'pos' in error

/** A token in readable form: what can't be seen is shown by its number. */
const visible = (token: string): string =>
  /^[\p{Cf}\p{Z}]/u.test(token)
    ? `U+${(token.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
    : token

const sentenceFor = (code: string, { message, pos }: ParserError): string => {
  const sentence = message.replace(/\s*\(\d+:\d+\)$/u, '')
  if (!sentence.startsWith('Unexpected')) {
    return sentence
  }
  const [token] = /^[\w$]+|^\S/u.exec(code.slice(pos).trimStart()) ?? []
  if (token === undefined) {
    return 'Unexpected end of the code. A brace, bracket or parenthesis is not closed.'
  }
  if (token === '@') {
    return "Unexpected '@'. The playground does not run decorators."
  }
  if (/\baccessor\s+$/u.test(code.slice(0, pos))) {
    return 'The playground does not run fields with the keyword accessor.'
  }
  return sentence.replace(/token|character '.*'/u, () => `'${visible(token)}'`)
}

/** What a parser's error says of code, and where. */
export const syntaxProblem = (error: unknown, code: string): CodeProblem => {
  if (!isParserError(error)) {
    throw error
  }
  return {
    message: `SyntaxError: ${sentenceFor(code, error)}`,
    location: locate(code, error.pos),
  }
}

/**
 * Where and why JavaScript can't be read. Browsers only say why, so a parser
 * says where; it is fetched when there is something to explain. Undefined if
 * the parser finds nothing wrong or can't be loaded.
 */
export const explainSyntax = async (
  js: string,
): Promise<CodeProblem | undefined> => {
  const acorn = await import('acorn').catch(console.info)
  try {
    acorn?.parse(js, { ecmaVersion: 'latest', sourceType: 'module' })
    return undefined
  } catch (error) {
    return syntaxProblem(error, js)
  }
}
