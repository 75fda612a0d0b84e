import {
  type CallExpression,
  isCallExpression,
  type LanguageService,
  type TypeChecker,
} from 'typescript'
import type { TypeNote } from '../messages'
import { nameOfCall, nodesIn, typeAfter } from './advice'

/** Longer types are cut: they stand beside the code. */
const MAX_LENGTH = 80

const onOneLine = (type: string): string => {
  const line = type.replace(/\s+/gu, ' ')
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)}…` : line
}

/** Between the types of a line; alone it is not shown. */
const UNKNOWN = '…'

/**
 * What a step hands on. A generic function, such as `unique`, has type parameters
 * of its own: what they are in this place only the signature of the `pipe` knows.
 * Undefined if that could not be inferred either.
 */
const typeOfStep = (
  checker: TypeChecker,
  pipe: CallExpression,
  index: number,
): string | undefined => {
  const step = pipe.arguments[index]
  if (!step) {
    return undefined
  }
  const [own] = checker.getTypeAtLocation(step).getCallSignatures()
  if (index === 0 || !own?.typeParameters) {
    return typeAfter(checker, step, index === 0)
  }
  const parameter = checker.getResolvedSignature(pipe)?.parameters[index]
  const [inPlace] = parameter
    ? checker.getTypeOfSymbolAtLocation(parameter, pipe).getCallSignatures()
    : []
  const type = inPlace && checker.typeToString(inPlace.getReturnType(), step)
  return type === undefined || /\bunknown\b/u.test(type) ? undefined : type
}

/** The types between the steps of each `pipe`, at the ends of their lines. */
export const answerNotes = (
  service: LanguageService,
  file: string,
): readonly TypeNote[] => {
  const program = service.getProgram()
  const source = program?.getSourceFile(file)
  if (!(program && source)) {
    return []
  }
  const checker = program.getTypeChecker()
  const notes = new Map<number, string>()
  const calls = nodesIn(source).filter(isCallExpression)
  for (const pipe of calls.filter(call => nameOfCall(call) === 'pipe')) {
    const lines = new Map<number, string[]>()
    for (const [index, step] of pipe.arguments.entries()) {
      const next = source.text.indexOf('\n', step.getEnd())
      const end = next < 0 ? source.text.length : next
      const type = typeOfStep(checker, pipe, index)
      const text = type === undefined ? UNKNOWN : onOneLine(type)
      lines.set(end, [...(lines.get(end) ?? []), text])
    }
    // Of two pipelines on one line, each has a chain of its own.
    for (const [at, types] of lines) {
      if (types.some(type => type !== UNKNOWN)) {
        const before = notes.has(at) ? `${notes.get(at)}; ` : ''
        notes.set(at, before + types.join(' → '))
      }
    }
  }
  return [...notes].map(([at, text]) => ({ at, text }))
}
