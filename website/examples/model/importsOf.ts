import { parse } from 'es-module-lexer/js'

/** What one import statement of a program takes, and from where. */
export type ProgramImport = {
  from: string
  /** As the module exports them. */
  names: string[]
  /** As the program calls them; the namespace, if it imports one. */
  locals: string[]
  start: number
  end: number
}

const withoutComments = (clause: string): string =>
  clause.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gmu, '')

/** `{ a, b as c, type D }` as pairs of what is exported and what is local. */
const pairsIn = (clause: string): [name: string, local: string][] =>
  (/\{([^}]*)\}/u.exec(clause)?.[1] ?? '')
    .split(',')
    .map(part => part.trim().replace(/^type\s+(?!as\b)/u, ''))
    .filter(Boolean)
    .map(part => {
      const [name = '', local = name] = part.split(/\s+as\s+/u)
      return [name, local]
    })

/** The names in the clause of an import, from `import` to its end. */
export const readClause = (
  statement: string,
): Pick<ProgramImport, 'names' | 'locals'> => {
  const clause = withoutComments(statement)
  const pairs = pairsIn(clause)
  const outside = clause.replace(/\{[^}]*\}/u, '')
  const namespace = /\*\s*as\s+([\w$]+)/u.exec(outside)?.[1]
  const own = /^import\s+(?!type\s*(?:$|from\b)|\*|from\s)([\w$]+)/u.exec(
    outside,
  )?.[1]
  return {
    names: [...(own ? ['default'] : []), ...pairs.map(([name]) => name)],
    locals: [
      ...(own ? [own] : []),
      ...(namespace ? [namespace] : []),
      ...pairs.map(([, local]) => local),
    ],
  }
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
