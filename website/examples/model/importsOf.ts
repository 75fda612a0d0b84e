import { parse } from 'es-module-lexer/js'
import { type ImportedNames, readClause } from './readClause'

/** What one import statement of a program takes, and from where. */
export type ProgramImport = ImportedNames & {
  from: string
  start: number
  end: number
}

/** The static imports of a program; none of one that can't be read. */
export const importsOf = (program: string): ProgramImport[] => {
  try {
    return parse(program)[0].flatMap(({ n: from, ss: start, se: end, d }) =>
      from === undefined || d >= 0
        ? []
        : [{ from, start, end, ...readClause(program.slice(start, end)) }],
    )
  } catch {
    return []
  }
}

export const namesOfLfi = (program: string): string[] =>
  importsOf(program)
    .filter(({ from }) => from === 'lfi')
    .flatMap(({ names }) => names)
