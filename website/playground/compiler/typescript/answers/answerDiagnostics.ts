import {
  type Diagnostic,
  flattenDiagnosticMessageText,
  type LanguageService,
} from 'typescript'
import type { AdviceData, Facts } from '../facts'
import type { TypeDiagnostic, TypeFix, TypeRequest } from '../messages'
import type { Advice } from './advice'
import { advise } from './advise'
import { renameAll, UNKNOWN_NAME } from './adviseElsewhere'
import { isUntypedCallback } from './isUntypedCallback'

const MAX_DIAGNOSTICS = 100

/** A module has no such export: the name is used elsewhere as well. */
const NO_EXPORT = 2724

/** What TypeScript has in mind when it asks "Did you mean …?". */
const meantBy = (
  { file, start: from = 0, length = 0, code }: Diagnostic,
  message: string,
): TypeFix | undefined => {
  const [, insert] = /Did you mean '([\w$]+)'\?$/u.exec(message) ?? []
  const text = file?.text ?? ''
  const name = text.slice(from, from + length)
  if (insert === undefined || !/^[\w$]+$/u.test(name)) {
    return undefined
  }
  const edit = { from, to: from + length, insert }
  return {
    label: `Change to ${insert}`,
    imports: [],
    edits: code === NO_EXPORT ? renameAll(text, name, insert) : [edit],
  }
}

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

const toPlain = (diagnostic: Diagnostic, facts: Facts): TypeDiagnostic => {
  const from = diagnostic.start ?? 0
  const message = flattenDiagnosticMessageText(diagnostic.messageText, '\n')
  const fix = importOf(diagnostic, facts) ?? meantBy(diagnostic, message)
  return {
    from,
    to: from + (diagnostic.length ?? 0),
    message,
    code: diagnostic.code,
    severity: 'error',
    ...(fix && { fix }),
  }
}

/** Whether the advice is about what TypeScript complains about. */
const explains = ({ scope }: Advice, { from, to }: TypeDiagnostic): boolean =>
  scope.from <= from && to <= scope.to

/**
 * What is wrong with a file: errors all, as suggestions are not asked for.
 * Advice takes the place of the errors that it explains.
 */
export const answerDiagnostics = (
  service: LanguageService,
  file: string,
  _: TypeRequest,
  data: AdviceData,
): readonly TypeDiagnostic[] => {
  const syntax = service
    .getSyntacticDiagnostics(file)
    .map(each => toPlain(each, data.facts))
  const program = service.getProgram()
  const source = program?.getSourceFile(file)
  const checker = program?.getTypeChecker()
  const isMeaningless =
    checker && source ? isUntypedCallback(checker, source) : () => false
  const semantic = service
    .getSemanticDiagnostics(file)
    .map(each => toPlain(each, data.facts))
    .filter(error => !isMeaningless(error))
  const advice =
    checker && source && syntax.length === 0
      ? advise(checker, source, semantic, data)
      : []
  return [
    ...syntax,
    ...advice.map(({ diagnostic }) => diagnostic),
    ...semantic.filter(error => !advice.some(each => explains(each, error))),
  ]
    .sort((one, other) => one.from - other.from || one.to - other.to)
    .slice(0, MAX_DIAGNOSTICS)
}
