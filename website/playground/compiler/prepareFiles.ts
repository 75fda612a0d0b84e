import type { FileModule } from '@lfi-docs/sandbox'
import { parse } from 'es-module-lexer/js'
import { languageOf, type SourceFile } from '../project/project'
import type { CodeProblem } from '../sandbox/runEvent'
import type { ModuleExports } from './checkImports'
import { locate } from './locate'
import {
  type ModuleReference,
  type PreparedModule,
  prepareModule,
} from './prepareModule'
import { stripTypes } from './stripTypes'

/** How code may name the file in an import. */
const specifiersOf = ({ name }: SourceFile): string[] => {
  const stem = `./${name.slice(0, -3)}`
  return [stem, `${stem}.js`, `${stem}.ts`]
}

/** The names that a file exports; those of `export *` are not known. */
const exportsOf = ({ name, code }: SourceFile): readonly string[] | 'any' => {
  const stripped = stripTypes(code, languageOf(name), {
    keepUnusedImports: true,
  })
  if (!stripped.ok || /\bexport\s*\*\s*from\b/u.test(stripped.js)) {
    return 'any'
  }
  try {
    return parse(stripped.js)[1].map(({ n }) => n)
  } catch {
    return 'any'
  }
}

/** The modules that code may import, and the files beside it. */
export const withFiles = (
  modules: ModuleExports,
  files: readonly SourceFile[],
): ModuleExports =>
  new Map([
    ...modules,
    ...files.flatMap(file => {
      const names = exportsOf(file)
      return specifiersOf(file).map(specifier => [specifier, names] as const)
    }),
  ])

/** References to files by the names of the files. */
const resolveFiles = (
  references: readonly ModuleReference[],
  files: readonly SourceFile[],
): readonly ModuleReference[] =>
  references.map(reference => {
    const file = files.find(each =>
      specifiersOf(each).includes(reference.specifier),
    )
    return file ? { ...reference, specifier: file.name } : reference
  })

/**
 * The files, each after those that it imports; or the circle that they form.
 */
const inOrder = (
  modules: readonly FileModule[],
): { ordered: readonly FileModule[]; circle?: readonly FileModule[] } => {
  const ordered: FileModule[] = []
  const visit = (
    module: FileModule,
    way: readonly FileModule[],
  ): readonly FileModule[] | undefined => {
    if (way.includes(module)) {
      return [...way.slice(way.indexOf(module)), module]
    }
    if (ordered.includes(module)) {
      return undefined
    }
    for (const { specifier } of module.references) {
      const next = modules.find(({ name }) => name === specifier)
      const circle = next && visit(next, [...way, module])
      if (circle) {
        return circle
      }
    }
    ordered.push(module)
    return undefined
  }
  for (const module of modules) {
    const circle = visit(module, [])
    if (circle) {
      return { ordered, circle }
    }
  }
  return { ordered }
}

const explainCircle = (circle: readonly FileModule[]): CodeProblem => {
  const names = circle.map(({ name }) => name)
  const [first] = circle
  const at = first?.references.find(({ specifier }) => specifier === names[1])
  return {
    message: `Files that import each other in a circle do not run here: ${names.join(' → ')}. Move what both need into a third file.`,
    location: {
      ...locate(first?.js ?? '', at?.start ?? 0),
      file: first?.name ?? '',
    },
  }
}

export type PreparedFiles = {
  /** Each module comes after those that it imports. */
  readonly modules: readonly FileModule[]
  readonly problems: readonly CodeProblem[]
}

/** Turns the files beside the main one into what the sandbox can run. */
export const prepareFiles = (
  files: readonly SourceFile[],
  modules: ModuleExports,
): PreparedFiles => {
  const known = withFiles(modules, files)
  const prepared = files.map(({ name, code }) => ({
    name,
    ...prepareModule(code, languageOf(name), known),
  }))
  const problems = prepared.flatMap(({ name, problems }) =>
    problems.map(({ message, location }) => ({
      message,
      location: { ...location, file: name },
    })),
  )
  const { ordered, circle } = inOrder(
    prepared.map(({ name, js, references }) => ({
      name,
      js,
      references: resolveFiles(references, files),
    })),
  )
  return {
    modules: ordered,
    problems: circle ? [...problems, explainCircle(circle)] : problems,
  }
}

/** The main file with its references to the others, and their problems. */
export const joinFiles = (
  main: PreparedModule,
  files: readonly SourceFile[],
  others: PreparedFiles,
): PreparedModule => ({
  ...main,
  ok: main.ok && others.problems.length === 0,
  references: resolveFiles(main.references, files),
  problems: [...main.problems, ...others.problems],
})
