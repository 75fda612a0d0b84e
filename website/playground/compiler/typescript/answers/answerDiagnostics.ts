import {
  type Diagnostic,
  flattenDiagnosticMessageText,
  isCallExpression,
  type LanguageService,
  type Node,
} from 'typescript'
import type { AdviceData, Facts } from '../facts'
import type { TypeDiagnostic, TypeFix, TypeRequest } from '../messages'
import { type Advice, type Context, nameOfCall } from './advice'
import { adviseElsewhere, UNKNOWN_NAME } from './adviseElsewhere'
import { adviseCall, advisePipe } from './adviseFlavour'
import { adviseLazy } from './adviseLazy'

const MAX_DIAGNOSTICS = 100

/** Imports a name that nothing declares. */
const importOf = (
  { file, start = 0, length = 0, code }: Diagnostic,
  facts: Facts,
): TypeFix | undefined => {
  const name = file?.text.slice(start, start + length) ?? ''
  const known = Object.hasOwn(facts, name) ? facts[name] : undefined
  return known && UNKNOWN_NAME.has(code)
    ? {
        label: `Import ${name} from ${known.module}`,
        imports: [name],
        module: known.module,
        edits: [],
      }
    : undefined
}

/**
 * Something lacks a type that only an annotation could give it: in JavaScript
 * that was pasted as TypeScript, or of packages that come without types.
 */
const IMPLICIT_ANY: ReadonlySet<number> = new Set([
  7005, 7006, 7019, 7031, 7034,
])

const toPlain = (diagnostic: Diagnostic, facts: Facts): TypeDiagnostic => {
  const { start: from = 0, length = 0, messageText, code } = diagnostic
  const fix = importOf(diagnostic, facts)
  return {
    from,
    to: from + length,
    message: flattenDiagnosticMessageText(messageText, '\n'),
    code,
    severity: 'error',
    ...(fix && { fix }),
  }
}

/** Advice on the mistakes that newcomers make, each with what mends it. */
const advise = (context: Context): readonly Advice[] => {
  const found: (Advice | undefined)[] = []
  const visit = (node: Node): void => {
    if (!isCallExpression(node)) {
      found.push(adviseElsewhere(context, node))
    } else if (nameOfCall(node) === 'pipe') {
      found.push(advisePipe(context, node))
    } else {
      found.push(...adviseLazy(context, node), adviseCall(context, node))
    }
    node.forEachChild(visit)
  }
  context.source.forEachChild(visit)
  return found.filter(advice => advice !== undefined)
}

const toDiagnostic = ({
  node,
  scope: _,
  ...advice
}: Advice): TypeDiagnostic => ({
  severity: 'error',
  code: 0,
  from: node.getStart(),
  to: node.getEnd(),
  ...advice,
})

/** Whether the advice is about what TypeScript complains about. */
const explains = ({ scope }: Advice, { from, to }: TypeDiagnostic): boolean =>
  scope.getStart() <= from && to <= scope.getEnd()

/**
 * What is wrong with a file: errors all, as suggestions are not asked for, and
 * no annotation is.
 * Advice takes the place of the errors that it explains.
 */
export const answerDiagnostics = (
  service: LanguageService,
  file: string,
  _: TypeRequest,
  data: AdviceData,
): readonly TypeDiagnostic[] => {
  const program = service.getProgram()
  const source = program?.getSourceFile(file)
  const plain = (found: readonly Diagnostic[]): TypeDiagnostic[] =>
    found.map(each => toPlain(each, data.facts))
  const syntax = plain(service.getSyntacticDiagnostics(file))
  const errors = plain(service.getSemanticDiagnostics(file))
  if (!(program && source)) {
    return []
  }
  const context = { ...data, checker: program.getTypeChecker(), source, errors }
  const isAdvised =
    syntax.length === 0 && /\bfrom\s*['"]lfi['"]/u.test(source.text)
  const advice = isAdvised ? advise(context) : []
  return [
    ...syntax,
    ...advice.map(toDiagnostic),
    ...errors
      .filter(({ code }) => !IMPLICIT_ANY.has(code))
      .filter(error => !advice.some(each => explains(each, error))),
  ]
    .sort((one, other) => one.from - other.from || one.to - other.to)
    .slice(0, MAX_DIAGNOSTICS)
}
