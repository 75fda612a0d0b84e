import type { CodeLocation, LinkedCode } from '@lfi-docs/sandbox'
import { importedNames } from '../../examples/model/importedNames'
import type { CodeProblem } from '../sandbox/runEvent'

/** What code may import, each with the names that it exports. */
export type ModuleExports = ReadonlyMap<string, readonly string[]>

/** The line and column, from 1, of an offset in a text. */
export const locate = (text: string, offset: number): CodeLocation => {
  const lines = text.slice(0, offset).split('\n')
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
}

// Made only for a sentence: it takes a slow phone a tenth of a second.
const quoteList = (names: Iterable<string>): string =>
  new Intl.ListFormat('en-GB').format(Array.from(names, name => `'${name}'`))

/** What is wrong with imports, in sentences. */
export const checkImports = (
  js: string,
  references: LinkedCode['references'],
  modules: ModuleExports,
): readonly CodeProblem[] =>
  references.flatMap(({ specifier, start, statement }) => {
    const exported = modules.get(specifier)
    if (!exported) {
      return {
        message: `'${specifier}' can't be imported here. Code may import ${quoteList(modules.keys())}.`,
        location: locate(js, start + 1),
      }
    }
    const from = statement?.start ?? start
    const clause = js.slice(from, start)
    return importedNames(clause)
      .filter(name => !exported.includes(name))
      .map(name => ({
        message:
          name === 'default'
            ? `'${specifier}' has no default export. Import by name, as in import { ${exported.find(name => name === 'map') ?? exported[0]} } from '${specifier}'.`
            : `'${specifier}' has no export named ${name}.`,
        location: locate(js, from + Math.max(0, clause.indexOf(name))),
      }))
  })
