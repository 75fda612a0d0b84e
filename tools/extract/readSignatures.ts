import ts from 'typescript'
import type {
  Parameter,
  Signature,
  TypeParameter,
} from '../../website/library/model/schema'

/** Where a line break parts two members of an object, and nothing else does. */
const unseparatedEnds = (node: ts.Node): number[] => {
  const own = ts.isTypeLiteralNode(node)
    ? node.members
        .slice(0, -1)
        .filter(member => !/[;,]$/u.test(member.getText()))
        .map(member => member.getEnd())
    : []
  const nested: number[] = []
  ts.forEachChild(node, child => void nested.push(...unseparatedEnds(child)))
  return [...own, ...nested]
}

const withSeparators = (node: ts.Node): string => {
  let text = node.getText()
  for (const end of unseparatedEnds(node).sort((a, b) => b - a)) {
    const index = end - node.getStart()
    text = `${text.slice(0, index)};${text.slice(index)}`
  }
  return text
}

/** Types keep the words of the declaration; only line breaks go. */
export const textOf = (node: ts.Node): string =>
  withSeparators(node)
    .replace(/\/\*\*[\s\S]*?\*\//gu, '')
    .replace(/\s+/gu, ' ')
    // The package writes string literal types as templates.
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
