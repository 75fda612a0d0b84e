import { parse } from 'sucrase/dist/esm/parser/index'
import type { Language } from '../../examples/model/language'
import type { CodeProblem } from '../sandbox/runEvent'
import { locate } from './locate'

const mayHaveOne = /\b(?:namespace|module)\s+[\p{ID_Start}$_]/u

/**
 * A namespace whose value the code reads. Only the types of namespaces are
 * understood here, so nothing else would tell the visitor that the value is
 * missing.
 */
export const findLostNamespace = (
  code: string,
  language: Language,
): CodeProblem | undefined => {
  if (language !== 'ts' || !mayHaveOne.test(code)) {
    return undefined
  }
  const { tokens } = parse(code, false, true, false)
  const textOf = (index: number): string => {
    const token = tokens[index]
    return token ? code.slice(token.start, token.end) : ''
  }
  const read = new Set(
    tokens.flatMap(({ isType }, index) => (isType ? [] : [textOf(index)])),
  )
  const at = tokens.findIndex(
    ({ isType }, index) =>
      isType &&
      ['namespace', 'module'].includes(textOf(index)) &&
      textOf(index - 1) !== 'declare' &&
      read.has(textOf(index + 1)),
  )
  const start = tokens[at]?.start
  return start === undefined
    ? undefined
    : {
        message: `Namespaces of TypeScript do not run here. Make ${textOf(at + 1)} an object, as in const ${textOf(at + 1)} = { … }.`,
        location: locate(code, start),
      }
}
