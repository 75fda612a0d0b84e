import { mapNamed, named, type Type } from './type'

/** The same type with misspelt names as they are written in the API. */
export const correctNames = (
  type: Type,
  names: ReadonlySet<string>,
  nearestName: (name: string, names: ReadonlySet<string>) => string,
): Type =>
  mapNamed(type, (name, args) =>
    named(names.has(name) ? name : nearestName(name, names), ...args),
  )

/** All names in `types`. */
export const namesIn = (types: readonly Type[]): ReadonlySet<string> => {
  const names = new Set<string>()
  for (const type of types) {
    mapNamed(type, (name, args) => {
      names.add(name)
      return named(name, ...args)
    })
  }
  return names
}
