import { allowedSlips, editDistance } from '../../../content/model/editDistance'
import { mapNamed, named, type Type } from './type'

const nearest = (name: string, names: ReadonlySet<string>): string => {
  let best = { name, slips: allowedSlips(name.length) + 1 }
  for (const candidate of names) {
    const slips = editDistance(
      name.toLowerCase(),
      candidate.toLowerCase(),
      best.slips - 1,
    )
    if (slips < best.slips) {
      best = { name: candidate, slips }
    }
  }
  return best.name
}

/** The same type with misspelt names as they are written in the API. */
export const correctNames = (type: Type, names: ReadonlySet<string>): Type =>
  mapNamed(type, (name, args) =>
    named(names.has(name) ? name : nearest(name, names), ...args),
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
