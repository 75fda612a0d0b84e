import {
  type Diagnostic,
  flattenDiagnosticMessageText,
  type LanguageService,
} from 'typescript'
import type { TypeDiagnostic } from '../messages'

const MAX_DIAGNOSTICS = 100

const toPlain = (diagnostic: Diagnostic): TypeDiagnostic => {
  const from = diagnostic.start ?? 0
  return {
    from,
    to: from + (diagnostic.length ?? 0),
    message: flattenDiagnosticMessageText(diagnostic.messageText, '\n'),
    code: diagnostic.code,
  }
}

/** What is wrong with a file: errors all, as suggestions are not asked for. */
export const answerDiagnostics = (
  service: LanguageService,
  file: string,
): readonly TypeDiagnostic[] =>
  [
    ...service.getSyntacticDiagnostics(file),
    ...service.getSemanticDiagnostics(file),
  ]
    .slice(0, MAX_DIAGNOSTICS)
    .map(toPlain)
