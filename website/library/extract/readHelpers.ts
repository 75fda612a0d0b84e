import ts from 'typescript'
import type { Helper } from '../model/schema'
import { type DeclaredProject, exportsOf } from './readProject'
import { readTypeParameters, textOf } from './readSignatures'
import { formatType } from './readTypeAlias'

/** The aliases that signatures mention and the package keeps to itself. */
export const readHelpers = ({
  project,
  sourceFile,
}: DeclaredProject): Promise<Helper[]> => {
  const exported = new Set(exportsOf(project).map(({ name }) => name))
  return Promise.all(
    sourceFile.statements
      .filter(ts.isTypeAliasDeclaration)
      .filter(({ name }) => !exported.has(name.text))
      .map(async ({ name, typeParameters, type }) => ({
        name: name.text,
        typeParameters: readTypeParameters(typeParameters),
        definition: await formatType(textOf(type)),
      })),
  )
}
