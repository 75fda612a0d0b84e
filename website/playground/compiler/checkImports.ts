import type { CodeLocation, LinkedCode } from '@lfi-docs/sandbox'
import { editDistance } from '../../content/model/editDistance'
import { importedNames } from '../../examples/model/importedNames'
import type { CodeProblem } from '../sandbox/runEvent'

/** What code may import, each with the names that it exports. */
export type ModuleExports = ReadonlyMap<string, readonly string[]>

/** The line and column, from 1, of an offset in a text. */
export const locate = (text: string, offset: number): CodeLocation => {
  const lines = text.slice(0, offset).split('\n')
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
}

/** The name most like `name`, or undefined when none is like it at all. */
const nearestName = (
  name: string,
  candidates: readonly string[],
): string | undefined => {
  const typed = name.toLowerCase()
  const limit = Math.max(1, Math.ceil(name.length / 3))
  const distanceTo = (candidate: string): number =>
    editDistance(typed, candidate.toLowerCase(), limit)
  const [nearest] = candidates
    .filter(candidate => distanceTo(candidate) <= limit)
    .toSorted((one, other) => distanceTo(one) - distanceTo(other))
  return nearest
}

// Made only for a sentence: it takes a slow phone a tenth of a second.
const quoteList = (names: readonly string[]): string =>
  new Intl.ListFormat('en-GB').format(names.map(name => `'${name}'`))

const unknownModule = (specifier: string, modules: ModuleExports): string => {
  const nearest = nearestName(specifier, [...modules.keys()])
  return nearest
    ? `There is no module '${specifier}' here. Did you mean '${nearest}'?`
    : `'${specifier}' can't be imported here. Code may import ${quoteList([...modules.keys()])}.`
}

const missingExport = (
  name: string,
  specifier: string,
  exported: readonly string[],
): string => {
  if (name === 'default') {
    return `'${specifier}' has no default export. Import by name, as in import { ${exported.find(name => name === 'map') ?? exported[0]} } from '${specifier}'.`
  }
  const nearest = nearestName(name, exported)
  return nearest
    ? `'${specifier}' has no export named ${name}. Did you mean ${nearest}?`
    : `'${specifier}' has no export named ${name}.`
}

/** What is wrong with imports, in sentences that name the right thing. */
export const checkImports = (
  js: string,
  references: LinkedCode['references'],
  modules: ModuleExports,
): readonly CodeProblem[] =>
  references.flatMap(({ specifier, start, statement }) => {
    const exported = modules.get(specifier)
    if (!exported) {
      return {
        message: unknownModule(specifier, modules),
        location: locate(js, start + 1),
      }
    }
    const from = statement?.start ?? start
    const clause = js.slice(from, start)
    return importedNames(clause)
      .filter(name => !exported.includes(name))
      .map(name => ({
        message: missingExport(name, specifier, exported),
        location: locate(js, from + Math.max(0, clause.indexOf(name))),
        ...(specifier === 'lfi' && { missing: name }),
      }))
  })
