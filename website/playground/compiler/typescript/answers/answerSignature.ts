import { displayPartsToString, type LanguageService } from 'typescript'
import type { TypeRequest, TypeSignature } from '../messages'

/** The parameters of the call that a place is in. */
export const answerSignature = (
  service: LanguageService,
  file: string,
  { position }: TypeRequest,
): TypeSignature | undefined => {
  const help = service.getSignatureHelpItems(file, position, undefined)
  const item = help?.items[help.selectedItemIndex]
  return (
    help &&
    item && {
      prefix: displayPartsToString(item.prefixDisplayParts),
      parameters: item.parameters.map(({ displayParts }) =>
        displayPartsToString(displayParts),
      ),
      suffix: displayPartsToString(item.suffixDisplayParts),
      active: help.argumentIndex,
      overload: help.selectedItemIndex + 1,
      overloads: help.items.length,
    }
  )
}
