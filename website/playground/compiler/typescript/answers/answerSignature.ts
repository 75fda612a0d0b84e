import {
  displayPartsToString,
  type LanguageService,
  type SignatureHelpItem,
} from 'typescript'
import type { TypeRequest, TypeSignature } from '../messages'
import { declaredSignature, type SignatureText } from './declaredSignature'

const textOf = ({
  prefixDisplayParts,
  parameters,
  suffixDisplayParts,
}: SignatureHelpItem): SignatureText => ({
  prefix: displayPartsToString(prefixDisplayParts),
  parameters: parameters.map(({ displayParts }) =>
    displayPartsToString(displayParts),
  ),
  suffix: displayPartsToString(suffixDisplayParts),
})

const saysUnknown = ({ parameters, suffix }: SignatureText): boolean =>
  /\bunknown\b/u.test([...parameters, suffix].join(' '))

export const answerSignature = (
  service: LanguageService,
  file: string,
  { position }: TypeRequest,
): TypeSignature | undefined => {
  const help = service.getSignatureHelpItems(file, position, undefined)
  const item = help?.items[help.selectedItemIndex]
  if (!(help && item)) {
    return
  }
  const inferred = textOf(item)
  // While nothing is inferred, names say more than `unknown`.
  const declared =
    saysUnknown(inferred) &&
    declaredSignature(
      service.getProgram(),
      file,
      help.applicableSpan.start,
      inferred.prefix.replace(/[<(].*$/su, ''),
    )
  return {
    ...(declared || inferred),
    active: help.argumentIndex,
    overload: help.selectedItemIndex + 1,
    overloads: help.items.length,
  }
}
