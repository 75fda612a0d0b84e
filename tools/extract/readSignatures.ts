import ts from 'typescript'
import type {
  Parameter,
  Signature,
  TypeParameter,
} from '../../website/library/model/schema'

const printer = ts.createPrinter({ removeComments: true })

/** A type on one line. The package writes literals as templates. */
export const textOf = (node: ts.Node): string =>
  printer
    .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
    .replace(/\s+/gu, ' ')
    .replaceAll(/;? \}/gu, ' }')
    .replaceAll(/(?<=\[) | (?=\])/gu, '')
    .replace(/`([\w-]+)`/gu, `'$1'`)

export const readTypeParameters = (
  parameters: ts.NodeArray<ts.TypeParameterDeclaration> | undefined,
): TypeParameter[] =>
  (parameters ?? []).map(({ name, constraint, default: fallback }) => ({
    name: name.text,
    ...(constraint && { constraint: textOf(constraint) }),
    ...(fallback && { default: textOf(fallback) }),
  }))

/** `slice` names a parameter `End`; a reader expects `end`. */
const uncapitalise = (name: string): string =>
  name.charAt(0).toLowerCase() + name.slice(1)

const readParameter = (node: ts.ParameterDeclaration): Parameter => ({
  name: uncapitalise(node.name.getText()),
  type: node.type ? textOf(node.type) : 'unknown',
  optional: Boolean(node.questionToken),
  rest: Boolean(node.dotDotDotToken),
})

type SignatureNode = ts.CallSignatureDeclaration | ts.FunctionTypeNode

const isSignatureNode = (node: ts.Node): node is SignatureNode =>
  ts.isCallSignatureDeclaration(node) || ts.isFunctionTypeNode(node)

/** A declared overload and, when it is curried, the calls that complete it. */
export type Overload = Signature & { completions: Overload[] }

const overloadsOfType = (type: ts.TypeNode | undefined): Overload[] => {
  if (!type) {
    return []
  }
  if (ts.isFunctionTypeNode(type)) {
    return [readOverload(type)]
  }
  return ts.isTypeLiteralNode(type) &&
    type.members.length > 0 &&
    type.members.every(ts.isCallSignatureDeclaration)
    ? type.members.filter(ts.isCallSignatureDeclaration).map(readOverload)
    : []
}

const readOverload = (node: SignatureNode): Overload => ({
  typeParameters: readTypeParameters(node.typeParameters),
  parameters: node.parameters.map(readParameter),
  returns: node.type ? textOf(node.type) : 'unknown',
  completions: overloadsOfType(node.type),
})

/** The overloads of a value, looking through unexported aliases of its type. */
export const readOverloads = (
  declaration: ts.Declaration,
  checker: ts.TypeChecker,
): Overload[] =>
  checker
    .getTypeAtLocation(declaration)
    .getCallSignatures()
    .map(signature => signature.getDeclaration())
    .filter(isSignatureNode)
    .map(readOverload)
