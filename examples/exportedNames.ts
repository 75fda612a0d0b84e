import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

const declarations = path.join(__dirname, '../node_modules/lfi/dist/index.d.ts')

/** The values and types that the installed `lfi` exports. */
export const exportedNames = (): ReadonlySet<string> => {
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
