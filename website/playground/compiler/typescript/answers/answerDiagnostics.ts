import {
  type Diagnostic,
  flattenDiagnosticMessageText,
  isCallExpression,
  type LanguageService,
} from 'typescript'
import { explainError } from '../../../console/explainError'
import type { AdviceData, Facts } from '../facts'
import type { TypeDiagnostic, TypeFix, TypeRequest } from '../messages'
import { type Advice, type Context, nameOfCall, nodesIn } from './advice'
import { adviseElsewhere, UNKNOWN_NAME } from './adviseElsewhere'
import { adviseCall, advisePipe } from './adviseFlavour'
import { adviseLazy } from './adviseLazy'

const MAX_DIAGNOSTICS = 100

/** Imports a name that nothing declares. */
const importOf = (name: string, facts: Facts): TypeFix | undefined => {
  const known = Object.hasOwn(facts, name) ? facts[name] : undefined
  return (
    known && {
      label: `Import ${name} from ${known.module}`,
      imports: [name],
      module: known.module,
      edits: [],
    }
  )
}

/**
 * Something lacks a type that only an annotation could give it: in JavaScript
 * that was pasted as TypeScript, or of packages that come without types.
 */
const IMPLICIT_ANY: ReadonlySet<number> = new Set([
  7005, 7006, 7019, 7031, 7034,
])

const toPlain = (diagnostic: Diagnostic, facts: Facts): TypeDiagnostic => {
  const { start: from = 0, length = 0, messageText, code, file } = diagnostic
  const to = from + length
  const missing = UNKNOWN_NAME.has(code) && file?.text.slice(from, to)
  const fix = importOf(missing || '', facts)
  // TypeScript would have it installed; the console says why it is not here.
  const { hint } = explainError(`ReferenceError: ${missing} is not defined`)
  const text = flattenDiagnosticMessageText(messageText, '\n')
  return {
    from,
    to,
    message: (!fix && hint) || text.replace(/'"(.+?)"'/u, "'$1'"),
    code,
    severity: 'error',
    ...(fix && { fix }),
  }
}

/** Advice on the mistakes that newcomers make, each with what mends it. */
const advise = (context: Context): readonly Advice[] =>
  nodesIn(context.source)
    .flatMap(node => {
      if (!isCallExpression(node)) {
        return adviseElsewhere(context, node)
      }
      return nameOfCall(node) === 'pipe'
        ? advisePipe(context, node)
        : [...adviseLazy(context, node), adviseCall(context, node)]
    })
    .filter(advice => advice !== undefined)

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
  const errors = plain(service.getSemanticDiagnostics(file)).filter(
    ({ code }) => !IMPLICIT_ANY.has(code),
  )
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
    ...errors.filter(error => !advice.some(each => explains(each, error))),
  ]
    .sort((one, other) => one.from - other.from || one.to - other.to)
    .slice(0, MAX_DIAGNOSTICS)
}
