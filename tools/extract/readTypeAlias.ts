import ts from 'typescript'
import type { Member, TypeEntry } from '../../website/library/model/schema'
import { declarationOfType } from './declarations'
import { type ResolveLink, readComment } from './readComment'
import { readTypeParameters, textOf } from './readSignatures'

/** The properties of `A & Readonly<{…}> | {…}`. */
const propertiesOf = (type: ts.TypeNode): ts.PropertySignature[] => {
  if (ts.isTypeLiteralNode(type)) {
    return type.members.filter(ts.isPropertySignature)
  }
  if (ts.isIntersectionTypeNode(type) || ts.isUnionTypeNode(type)) {
    return type.types.flatMap(propertiesOf)
  }
  return ts.isTypeReferenceNode(type) && type.typeName.getText() === 'Readonly'
    ? (type.typeArguments ?? []).flatMap(propertiesOf)
    : []
}

const readMember = (
  property: ts.PropertySignature,
  resolve: ResolveLink,
): Member => {
  const { summary, remarks, throws, examples } = readComment(property, resolve)
  const { name } = property
  return {
    name: ts.isComputedPropertyName(name)
      ? `[${name.expression.getText()}]`
      : name.getText(),
    type: property.type ? textOf(property.type) : 'unknown',
    optional: Boolean(property.questionToken),
    description: [summary, remarks].filter(Boolean).join('\n\n'),
    throws,
    examples,
  }
}

export const readTypeAlias = async (
  { name, typeParameters, type }: ts.TypeAliasDeclaration,
  resolve: ResolveLink,
): Promise<
  Pick<TypeEntry, 'typeParameters' | 'definition' | 'declaration' | 'members'>
> => {
  const parts = {
    typeParameters: readTypeParameters(typeParameters),
    definition: textOf(type),
  }
  return {
    ...parts,
    declaration: await declarationOfType(name.text, parts),
    members: propertiesOf(type).map(member => readMember(member, resolve)),
  }
}
