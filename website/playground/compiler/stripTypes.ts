import type { CodeLocation } from '@lfi-docs/sandbox'
import { transform } from 'sucrase'
import type { Language } from '../../examples/model/language'
import type { CodeProblem } from '../sandbox/runEvent'
import { findUnclosed } from './findUnclosed'
import { locate } from './locate'
import { visibleToken } from './visibleToken'

type Stripped =
  | { readonly ok: true; readonly js: string }
  | { readonly ok: false; readonly problem: CodeProblem }

const position = (error: Error): { line: number; column: number } => {
  const match = /\((\d+):(\d+)\)$/u.exec(error.message)
  return { line: Number(match?.[1] ?? 1), column: Number(match?.[2] ?? 1) }
}

/** What stands at a place, up to the end of the code. */
const textFrom = (code: string, { line, column }: CodeLocation): string =>
  code
    .split('\n')
    .slice(line - 1)
    .join('\n')
    .slice(column - 1)
    .trimStart()

/** The parser's sentence; "Unexpected token" with the token, or its lack. */
const describe = (error: Error, code: string, at: CodeLocation): string => {
  const sentence = error.message.replace(/\s*\(\d+:\d+\)$/u, '')
  if (!sentence.startsWith('Unexpected token')) {
    return sentence
  }
  const token = /^[\w$]+|^\S/u.exec(textFrom(code, at))?.[0]
  return token === undefined
    ? 'Unexpected end of the code. A brace, bracket or parenthesis is not closed.'
    : sentence.replace('token', () => `'${visibleToken(token)}'`)
}

/**
 * JavaScript with the same lines as the code, or why it does not parse. An
 * import that only types use goes with them.
 */
export const stripTypes = (code: string, language: Language): Stripped => {
  try {
    const { code: js } = transform(code, {
      transforms: language === 'ts' ? ['typescript'] : [],
      disableESTransforms: true,
    })
    return { ok: true, js }
  } catch (error) {
    if (!(error instanceof Error)) {
      throw error
    }
    const found = position(error)
    const opened = findUnclosed(code)
    // A bracket that stays open is noticed on another line: it is shown itself.
    const opening = opened === undefined ? undefined : locate(code, opened)
    const isOpen = opening && opening.line !== found.line
    const location = isOpen ? opening : found
    const isTypeScript = language === 'js' && stripTypes(code, 'ts').ok
    const advice = isTypeScript
      ? ' This is TypeScript: switch from JS to TS to run it.'
      : ''
    const said = isOpen
      ? `This ${code[opened ?? 0]} is not closed.`
      : describe(error, code, found)
    const stop = isTypeScript && !said.endsWith('.') ? '.' : ''
    const message = `SyntaxError: ${said}${stop}${advice}`
    return { ok: false, problem: { message, location } }
  }
}
