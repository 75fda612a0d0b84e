import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { readManifest } from '../library/extract/readManifest'

const folder = path.join(__dirname, '../../node_modules/lfi')

/** The values and types that the installed `lfi` exports. */
export const exportedNames = (): ReadonlySet<string> => {
  const declarations = path.join(folder, readManifest(folder).types)
  const source = ts.createSourceFile(
    declarations,
    readFileSync(declarations, 'utf8'),
    ts.ScriptTarget.ESNext,
  )
  return new Set(
    source.statements.filter(ts.isExportDeclaration).flatMap(statement => {
      const clause = statement.exportClause
      return clause && ts.isNamedExports(clause)
        ? clause.elements.map(({ name }) => name.text)
        : []
    }),
  )
}
