import { displayPartsToString, type LanguageService } from 'typescript'
import type { TypeInfo, TypeRequest } from '../messages'
import { plainDisplay } from './plainDisplay'

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
      display: plainDisplay(displayPartsToString(details.displayParts)),
      documentation: displayPartsToString(details.documentation),
    }
  )
}
