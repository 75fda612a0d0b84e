import type { LibraryName } from './libraryName'

/** The names without those of lfi that its declarations do not export. */
export const namesOfVersion = (
  names: ReadonlyMap<string, LibraryName>,
  declarations: string | undefined,
): ReadonlyMap<string, LibraryName> => {
  if (declarations === undefined) {
    return names
  }
  const clauses = declarations.matchAll(/^export \{([^}]*)\}/gmu)
  const exported = new Set(
    [...clauses].flatMap(([, clause = '']) => clause.match(/[\w$]+/gu) ?? []),
  )
  return new Map(
    [...names].filter(
      ([name, { module }]) => module !== 'lfi' || exported.has(name),
    ),
  )
}
