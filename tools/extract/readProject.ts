import ts from 'typescript'

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.es2024.promise.d.ts'],
  strict: true,
  skipLibCheck: true,
  types: [],
}

/** An export with its declaration: types are shown as written there. */
export type Declared = { name: string; declaration: ts.Declaration }

export type DeclaredProject = {
  exports: readonly Declared[]
  checker: ts.TypeChecker
  sourceFile: ts.SourceFile
}

/** The exports of a package's declarations, in the order of the file. */
export const readProject = (entry: string): DeclaredProject => {
  const program = ts.createProgram([entry], options)
  const checker = program.getTypeChecker()
  const sourceFile = program.getSourceFile(entry)
  const module = sourceFile && checker.getSymbolAtLocation(sourceFile)
  if (!module) {
    throw new Error(
      `TypeScript could not read ${entry}. Reinstall the package with npm ci.`,
    )
  }
  const exports = checker.getExportsOfModule(module).flatMap(symbol => {
    const target =
      symbol.flags & ts.SymbolFlags.Alias
        ? checker.getAliasedSymbol(symbol)
        : symbol
    const [declaration] = target.declarations ?? []
    return declaration ? [{ name: symbol.name, declaration }] : []
  })
  return {
    exports: exports.toSorted(
      (a, b) => a.declaration.getStart() - b.declaration.getStart(),
    ),
    checker,
    sourceFile,
  }
}

export const isTypeAlias = ({ declaration }: Declared): boolean =>
  ts.isTypeAliasDeclaration(declaration)
