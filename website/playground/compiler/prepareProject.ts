import type { FileModule, LinkedCode } from '@lfi-docs/sandbox'
import { parse } from 'es-module-lexer/js'
import { languageOf, type Project, type SourceFile } from '../project/project'
import type { CodeProblem } from '../sandbox/runEvent'
import { adviseMissing } from './adviseMissing'
import type { ModuleExports } from './checkImports'
import { locate } from './locate'
import { type PreparedModule, prepareModule } from './prepareModule'
import { stripTypes } from './stripTypes'

/** How code may name the file in an import. */
const specifiersOf = ({ name }: SourceFile): string[] => {
  const stem = `./${name.slice(0, -3)}`
  return [stem, `${stem}.js`, `${stem}.ts`]
}

/** The names that a file exports; those of `export *` are not known. */
const exportsOf = ({ name, code }: SourceFile): readonly string[] | 'any' => {
  const stripped = stripTypes(code, languageOf(name))
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
const withFiles = (
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
  references: LinkedCode['references'],
  files: readonly SourceFile[],
): LinkedCode['references'] =>
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

export { stripTypes } from './stripTypes'

export type PreparedProject = {
  /** The main file, with the problems of all files. */
  readonly main: PreparedModule
  /** The others, each after those that it imports. */
  readonly files: readonly FileModule[]
}

/** Turns the files of a project into what the sandbox can run. */
export const prepareProject = async (
  { code, language, files = [] }: Pick<Project, 'code' | 'language' | 'files'>,
  modules: ModuleExports,
  loadElsewhere?: Parameters<typeof adviseMissing>[2],
): Promise<PreparedProject> => {
  const known = withFiles(modules, files)
  const main = prepareModule(code, language, known)
  const others = files.map(({ name, code }) => ({
    name,
    ...prepareModule(code, languageOf(name), known),
  }))
  const { ordered, circle } = inOrder(
    others.map(({ name, js, references }) => ({
      name,
      js,
      references: resolveFiles(references, files),
    })),
  )
  const problems = [
    ...main.problems,
    ...others.flatMap(({ name, problems }) =>
      problems.map(problem => ({
        ...problem,
        location: { ...problem.location, file: name },
      })),
    ),
    ...(circle ? [explainCircle(circle)] : []),
  ]
  const exported = modules.get('lfi') ?? 'any'
  return {
    main: {
      ...main,
      references: resolveFiles(main.references, files),
      problems:
        exported === 'any'
          ? problems
          : await adviseMissing(problems, exported, loadElsewhere),
    },
    files: ordered,
  }
}
