import { displayPartsToString, type LanguageService } from 'typescript'
import type { TypeInfo, TypeRequest } from '../messages'

export const answerDetails = (
  service: LanguageService,
  file: string,
  { position, name = '' }: TypeRequest,
): TypeInfo | undefined => {
  const details = service.getCompletionEntryDetails(
    file,
    position,
    name,
    undefined,
    undefined,
    undefined,
    undefined,
  )
  return (
    details && {
      from: position,
      to: position,
      display: displayPartsToString(details.displayParts),
      documentation: displayPartsToString(details.documentation),
    }
  )
}
