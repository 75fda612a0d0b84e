import {
  type CallExpression,
  displayPartsToString,
  isCallExpression,
  isJSDocSignature,
  type LanguageService,
  type Node,
  type Program,
  type SignatureDeclaration,
  type SignatureHelpItem,
} from 'typescript'
import type { TypeRequest, TypeSignature } from '../messages'

type SignatureText = Pick<TypeSignature, 'prefix' | 'parameters' | 'suffix'>

const findCall = (
  node: Node,
  argumentsAt: number,
): CallExpression | undefined =>
  isCallExpression(node) && node.arguments.pos === argumentsAt
    ? node
    : node.forEachChild(child => findCall(child, argumentsAt))

/** The text of a node on one line. */
const sourceOf = (node: Node): string => node.getText().replace(/\s+/gu, ' ')

/** Leaves out what type parameters extend, which is there to help inference. */
const describe = (
  name: string,
  { typeParameters, parameters, type }: SignatureDeclaration,
): SignatureText => ({
  prefix: `${name}<${(typeParameters ?? []).map(each => each.name.text).join(', ')}>(`,
  parameters: parameters.map(sourceOf),
  suffix: type ? `): ${sourceOf(type)}` : ')',
})

/**
 * The generic signature behind a call, as its author wrote it, with names such
 * as `From` for what is not known yet.
 */
const declaredSignature = (
  program: Program | undefined,
  file: string,
  argumentsAt: number,
  name: string,
): SignatureText | undefined => {
  const source = program?.getSourceFile(file)
  const call = source && findCall(source, argumentsAt)
  if (!call) {
    return
  }
  const { declaration } =
    program?.getTypeChecker().getResolvedSignature(call) ?? {}
  return declaration?.typeParameters && !isJSDocSignature(declaration)
    ? describe(name, declaration)
    : undefined
}

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
