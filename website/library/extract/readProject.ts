import {
  Application,
  Converter,
  type DeclarationReflection,
  type ProjectReflection,
  type Reflection,
} from 'typedoc'
import ts from 'typescript'

export type DeclaredProject = {
  project: ProjectReflection
  /** The declaration behind a reflection: types are shown as written there. */
  declarationOf: (reflection: Reflection) => ts.Declaration
  checker: ts.TypeChecker
  sourceFile: ts.SourceFile
}

const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.es2024.promise.d.ts'],
  strict: true,
  skipLibCheck: true,
  types: [],
}

const startTypeDoc = async (entry: string): Promise<Application> => {
  const app = await Application.bootstrap({
    entryPoints: [entry],
    // The entry lies in node_modules, which TypeDoc takes for foreign code.
    excludeExternals: false,
    excludeInternal: true,
    skipErrorChecking: true,
    disableGit: true,
    sourceLinkTemplate: '{path}',
    sort: ['source-order'],
    logLevel: 'Warn',
    validation: { invalidLink: true, notExported: false },
  })
  app.options.setCompilerOptions([entry], compilerOptions, undefined)
  return app
}

export const readProject = async (entry: string): Promise<DeclaredProject> => {
  const app = await startTypeDoc(entry)
  const declarations = new Map<Reflection, ts.Declaration>()
  let program: ts.Program | undefined
  app.converter.on(Converter.EVENT_RESOLVE_END, context => {
    program = context.programs[0]
    for (const reflection of Object.values(context.project.reflections)) {
      const declaration =
        context.getSymbolFromReflection(reflection)?.declarations?.[0]
      if (declaration) {
        declarations.set(reflection, declaration)
      }
    }
  })
  const project = await app.convert()
  const sourceFile = program?.getSourceFile(entry)
  if (!(project && program && sourceFile)) {
    throw new Error(
      `TypeDoc could not read ${entry}. Reinstall the package with npm ci.`,
    )
  }
  return {
    project,
    checker: program.getTypeChecker(),
    sourceFile,
    declarationOf: reflection => {
      const declaration = declarations.get(reflection)
      if (!declaration) {
        throw new Error(
          `The declaration of ${reflection.getFullName()} was not found in ${entry}.`,
        )
      }
      return declaration
    },
  }
}

export const exportsOf = (
  project: ProjectReflection,
): DeclarationReflection[] => project.children ?? []
