import {
  type Diagnostic,
  flattenDiagnosticMessageText,
  type LanguageService,
} from 'typescript'
import type { TypeDiagnostic } from '../messages'
import type { Advice } from './advice'
import { advise } from './advise'

const MAX_DIAGNOSTICS = 100

const toPlain = (diagnostic: Diagnostic): TypeDiagnostic => {
  const from = diagnostic.start ?? 0
  return {
    from,
    to: from + (diagnostic.length ?? 0),
    message: flattenDiagnosticMessageText(diagnostic.messageText, '\n'),
    code: diagnostic.code,
    severity: 'error',
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
): readonly TypeDiagnostic[] => {
  const syntax = service.getSyntacticDiagnostics(file).map(toPlain)
  const semantic = service.getSemanticDiagnostics(file).map(toPlain)
  const program = service.getProgram()
  const source = program?.getSourceFile(file)
  const advice =
    program && source && syntax.length === 0
      ? advise(program.getTypeChecker(), source, semantic)
      : []
  return [
    ...syntax,
    ...advice.map(({ diagnostic }) => diagnostic),
    ...semantic.filter(error => !advice.some(each => explains(each, error))),
  ].slice(0, MAX_DIAGNOSTICS)
}
