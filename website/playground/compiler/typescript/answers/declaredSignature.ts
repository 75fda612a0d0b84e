import {
  type CallExpression,
  isCallExpression,
  isJSDocSignature,
  type Node,
  type Program,
  type SignatureDeclaration,
} from 'typescript'

export type SignatureText = {
  readonly prefix: string
  readonly parameters: readonly string[]
  readonly suffix: string
}

const findCall = (
  node: Node,
  argumentsAt: number,
): CallExpression | undefined =>
  isCallExpression(node) && node.arguments.pos === argumentsAt
    ? node
    : node.forEachChild(child => findCall(child, argumentsAt))

/** The text of a node on one line. */
const textOf = (node: Node): string => node.getText().replace(/\s+/gu, ' ')

/** Leaves out what type parameters extend, which is there to help inference. */
const describe = (
  name: string,
  { typeParameters, parameters, type }: SignatureDeclaration,
): SignatureText => ({
  prefix: `${name}<${(typeParameters ?? []).map(each => each.name.text).join(', ')}>(`,
  parameters: parameters.map(textOf),
  suffix: type ? `): ${textOf(type)}` : ')',
})

/**
 * The generic signature behind a call, as its author wrote it, with names such
 * as `From` for what is not known yet.
 */
export const declaredSignature = (
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
