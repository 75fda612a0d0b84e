import {
  type CallExpression,
  isCallExpression,
  isIdentifier,
  type LanguageService,
  type Node,
  type SourceFile,
  type TypeChecker,
} from 'typescript'
import type { TypeNote, TypeRequest } from '../messages'
import { hoverAt } from './answerNames'
import { typeAfter } from './flavour'
import { shorten } from './shorten'

const MAX_LENGTH = 200

const onOneLine = (text: string): string => {
  const line = text.replace(/\s+/gu, ' ')
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)}…` : line
}

/** Between the types of a line; alone it is not shown. */
const UNKNOWN = '…'

const query = /^[ \t]*\/\/[ \t]*\^\?/u

/** What the comments `// ^?` ask: the type above the caret. */
const answerQueries = (
  service: LanguageService,
  file: string,
  source: SourceFile,
): TypeNote[] => {
  const starts = source.getLineStarts()
  const lines = source.text.split('\n')
  return lines.flatMap((text, index) => {
    const asked = query.exec(text)?.[0]
    // Several queries may ask about one line.
    const above = lines.findLastIndex(
      (line, at) => at < index && !query.test(line),
    )
    const column = (asked?.length ?? 0) - 2
    if (!asked || above < 0 || column >= (lines[above] ?? '').length) {
      return []
    }
    const position = (starts[above] ?? 0) + column
    const { display = '' } = hoverAt(service, file, position) ?? {}
    return display === ''
      ? []
      : [
          {
            at: (starts[index] ?? 0) + text.trimEnd().length,
            text: onOneLine(display),
          },
        ]
  })
}

const pipesIn = (node: Node): CallExpression[] => {
  const found: CallExpression[] = []
  const visit = (child: Node): void => {
    if (
      isCallExpression(child) &&
      isIdentifier(child.expression) &&
      child.expression.text === 'pipe'
    ) {
      found.push(child)
    }
    child.forEachChild(visit)
  }
  visit(node)
  return found
}

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
const answerSteps = (checker: TypeChecker, source: SourceFile): TypeNote[] => {
  const ends = new Map<number, string[]>()
  for (const pipe of pipesIn(source)) {
    for (const [index, step] of pipe.arguments.entries()) {
      const next = source.text.indexOf('\n', step.getEnd())
      const end = next < 0 ? source.text.length : next
      const type = typeOfStep(checker, pipe, index)
      const text = type === undefined ? UNKNOWN : onOneLine(shorten(type))
      ends.set(end, [...(ends.get(end) ?? []), text])
    }
  }
  return [...ends]
    .filter(([, types]) => types.some(type => type !== UNKNOWN))
    .map(([at, types]) => ({ at, text: types.join(' → ') }))
}

/** Types to be shown in the text: those asked for, and those of steps. */
export const answerNotes = (
  service: LanguageService,
  file: string,
  { withSteps }: TypeRequest,
): readonly TypeNote[] => {
  const program = service.getProgram()
  const source = program?.getSourceFile(file)
  return program && source
    ? [
        ...answerQueries(service, file, source),
        ...(withSteps ? answerSteps(program.getTypeChecker(), source) : []),
      ]
    : []
}
