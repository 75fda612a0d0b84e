import type { Observations } from '../../../library/behaviour/probePackage'
import type { ApiModel } from '../../../library/model/schema'
import { hazardTitlesOf } from '../render/behaviourCard'
import { functionsOf } from '../render/context'
import { apiSidebar } from '../sidebar'
import { contextOf, generatePages, type Ingredients } from './generatePages'

/** Where the site will be. */
export type Addresses = {
  baseUrl: string
  siteUrl: string
  trailingSlash: boolean
}

export type Reference = {
  /** The pages by their file below docs/api. */
  pages: (readonly [file: string, text: string])[]
  sidebar: unknown
  /** What /api.json holds: the model with what was observed. */
  apiFile: ApiModel & { behaviour: Observations }
  /** Titles of what to watch out for, by function. */
  hazards: Readonly<Record<string, string[]>>
}

/** By way of JSON, as it is read from the cache: without undefined fields. */
const asRead = (reference: Reference): Reference =>
  JSON.parse(JSON.stringify(reference))

/** All that is made of the model, from what was found out about it. */
export const makeReference = async (
  ingredients: Ingredients,
): Promise<Reference> => {
  const { model, behaviour } = ingredients
  const pages = await generatePages(ingredients)
  const context = contextOf(ingredients)
  return asRead({
    pages: [...pages].map(([file, text]) => [file.slice('api/'.length), text]),
    sidebar: apiSidebar(model),
    apiFile: { ...model, behaviour },
    hazards: Object.fromEntries(
      functionsOf(model).map(entry => [
        entry.name,
        hazardTitlesOf(entry, context),
      ]),
    ),
  })
}
