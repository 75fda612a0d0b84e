import { displayPartsToString, type LanguageService } from 'typescript'
import type { TypeInfo, TypeRequest } from '../messages'
import { plainDisplay } from './plainDisplay'

export const answerHover = (
  service: LanguageService,
  file: string,
  { position }: TypeRequest,
): TypeInfo | undefined => {
  const info = service.getQuickInfoAtPosition(file, position)
  return (
    info && {
      from: info.textSpan.start,
      to: info.textSpan.start + info.textSpan.length,
      display: plainDisplay(displayPartsToString(info.displayParts)),
      documentation: displayPartsToString(info.documentation),
    }
  )
}
