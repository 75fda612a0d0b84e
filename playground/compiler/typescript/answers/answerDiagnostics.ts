import {
  type Diagnostic,
  DiagnosticCategory,
  flattenDiagnosticMessageText,
  type LanguageService,
} from 'typescript'
import type { TypeDiagnostic } from '../messages'

const MAX_DIAGNOSTICS = 100

const severities = {
  [DiagnosticCategory.Error]: 'error',
  [DiagnosticCategory.Warning]: 'warning',
  [DiagnosticCategory.Suggestion]: 'info',
  [DiagnosticCategory.Message]: 'info',
} as const

const toPlain = (diagnostic: Diagnostic): TypeDiagnostic => {
  const from = diagnostic.start ?? 0
  return {
    from,
    to: from + (diagnostic.length ?? 0),
    severity: severities[diagnostic.category],
    message: flattenDiagnosticMessageText(diagnostic.messageText, '\n'),
    code: diagnostic.code,
  }
}

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
