import prettier from 'prettier'
import {
  type DeclarationReflection,
  ReflectionType,
  type SomeType,
} from 'typedoc'
import ts from 'typescript'
import type { Member, TypeEntry } from '../model/schema'
import { type ResolveLink, readComment } from './readComment'
import type { DeclaredProject } from './readProject'
import { readTypeParameters, textOf } from './readSignatures'

const aliasOf = (declaration: ts.Declaration): ts.TypeAliasDeclaration => {
  if (!ts.isTypeAliasDeclaration(declaration)) {
    throw new Error(
      `${declaration.getText().slice(0, 60)} was expected to be a type alias.`,
    )
  }
  return declaration
}

/** Formats the right-hand side of an alias; comments belong to the members. */
export const formatType = async (type: string): Promise<string> => {
  const prefix = 'type _ = '
  const formatted = await prettier.format(`${prefix}${type}`, {
    parser: 'typescript',
    semi: false,
    singleQuote: true,
    printWidth: 72,
    arrowParens: 'avoid',
  })
  return formatted.trim().replace(/^type _ =\s*/u, '')
}

/** The object parts of `A & Readonly<{…}> | {…}`. */
const objectParts = (type: SomeType | undefined): DeclarationReflection[] => {
  if (type instanceof ReflectionType) {
    return type.declaration.children ?? []
  }
  switch (type?.type) {
    case 'intersection':
    case 'union':
      return type.types.flatMap(objectParts)
    case 'reference':
      return type.name === 'Readonly'
        ? (type.typeArguments ?? []).flatMap(objectParts)
        : []
    default:
      return []
  }
}

const readMember = (
  reflection: DeclarationReflection,
  { declarationOf }: DeclaredProject,
  resolve: ResolveLink,
): Member => {
  const declaration = declarationOf(reflection)
  const type =
    ts.isPropertySignature(declaration) && declaration.type
      ? textOf(declaration.type)
      : 'unknown'
  const { summary, remarks, throws, examples } = readComment(
    reflection.comment ?? signatureComment(reflection),
    resolve,
  )
  return {
    name: reflection.name,
    type,
    optional: reflection.flags.isOptional,
    description: [summary, remarks].filter(Boolean).join('\n\n'),
    throws,
    examples,
  }
}

/** TypeDoc moves the comment of a method-like property to its signature. */
const signatureComment = ({ type }: DeclarationReflection) =>
  type instanceof ReflectionType
    ? type.declaration.signatures?.[0]?.comment
    : undefined

export const readTypeAlias = async (
  reflection: DeclarationReflection,
  declared: DeclaredProject,
  resolve: ResolveLink,
): Promise<Pick<TypeEntry, 'typeParameters' | 'definition' | 'members'>> => {
  const alias = aliasOf(declared.declarationOf(reflection))
  return {
    typeParameters: readTypeParameters(alias.typeParameters),
    definition: await formatType(textOf(alias.type)),
    members: [
      ...(reflection.children ?? []),
      ...objectParts(reflection.type),
    ].map(member => readMember(member, declared, resolve)),
  }
}
