import { core } from './core'
import type { Family, FamilyName } from './family'
import { reducers } from './reducers'
import { results } from './results'
import { steps } from './steps'

/** What is written about each family; the compiler reports missing ones. */
export const families: Readonly<Record<FamilyName, Family>> = {
  ...core,
  ...steps,
  ...results,
  ...reducers,
}
