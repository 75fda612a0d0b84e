/** What the clause of an import names. */
export type ImportedNames = {
  /** As the module exports them. */
  names: string[]
  /** As the program calls them; the namespace, if it imports one. */
  locals: string[]
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
export const readClause = (statement: string): ImportedNames => {
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
