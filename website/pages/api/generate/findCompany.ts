import type { Guide } from '../../../content/model/schema'
import type { Company } from '../render/context'
import { namesIn } from './findUsages'

/** The recipes that use each name; other guides only speak of functions. */
const recipesByName = (guides: readonly Guide[]): Map<string, Set<string>> => {
  const recipes = new Map<string, Set<string>>()
  for (const { address, sections } of guides) {
    if (address.startsWith('/docs/recipes/')) {
      for (const name of sections.flatMap(section => [...namesIn(section)])) {
        recipes.set(name, (recipes.get(name) ?? new Set()).add(address))
      }
    }
  }
  return recipes
}

/** So that two functions that meet once, and nowhere else, are not close. */
const SMOOTHING = 2

/**
 * How often recipes use two families together, from 0 to 1. What is used
 * nearly everywhere, as `pipe`, is close to nothing: this is the cosine of the
 * two sets of recipes.
 */
export const findCompany = (guides: readonly Guide[]): Company => {
  const recipes = recipesByName(guides)
  const unionOf = (names: readonly string[]): Set<string> =>
    new Set(names.flatMap(name => [...(recipes.get(name) ?? [])]))
  return (some, others) => {
    const a = unionOf(some)
    const b = unionOf(others)
    const shared = [...a].filter(recipe => b.has(recipe)).length
    return shared / Math.sqrt((a.size + SMOOTHING) * (b.size + SMOOTHING))
  }
}
