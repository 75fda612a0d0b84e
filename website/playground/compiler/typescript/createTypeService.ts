import { createLanguageService, type LanguageService } from 'typescript'
import { answerCompletions } from './answers/answerCompletions'
import { answerDiagnostics } from './answers/answerDiagnostics'
import { answerDetails, answerHover } from './answers/answerInfo'
import { answerNotes } from './answers/answerNotes'
import { answerSignature } from './answers/answerSignature'
import { createServiceHost } from './createServiceHost'
import type {
  Declarations,
  TypeAnswers,
  TypeRequest,
  TypeRequestKind,
} from './messages'

type Answer<Kind extends TypeRequestKind> = (
  service: LanguageService,
  file: string,
  request: TypeRequest,
) => TypeAnswers[Kind]

const answers: { readonly [Kind in TypeRequestKind]: Answer<Kind> } = {
  completions: answerCompletions,
  details: answerDetails,
  diagnostics: answerDiagnostics,
  hover: answerHover,
  notes: answerNotes,
  signature: answerSignature,
}

export type TypeService = (request: TypeRequest) => TypeAnswers[TypeRequestKind]

/** TypeScript over the visitor's files: a request in, plain data out. */
export const createTypeService = (declarations: Declarations): TypeService => {
  const host = createServiceHost(declarations)
  const service = createLanguageService(host)
  return request =>
    answers[request.kind](service, host.update(request), request)
}
