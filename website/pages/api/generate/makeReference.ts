import { loadUpgrade } from '../../../library/history/loadHistory'
import { type ApiFile, apiFileJsonSchema } from '../model/apiFile'
import { namesThat, renderBehaviourLists } from '../render/behaviourLists'
import { renderUpgrade } from '../render/upgrade'
import { apiSidebar } from '../sidebar'
import { contextOf, generatePages, type Ingredients } from './generatePages'
import { makeApiFile } from './makeApiFile'

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
  /** What /api.json and /api.schema.json hold. */
  apiFile: ApiFile
  apiSchema: unknown
  /** What docs/upgrading.mdx shows. */
  upgrade: unknown
  /** The lists of functions that guides show. */
  lists: unknown
  /** The names in each of them. */
  listedNames: Record<string, string[]>
}

/** By way of JSON, as it is read from the cache: without undefined fields. */
const asRead = (reference: Reference): Reference =>
  JSON.parse(JSON.stringify(reference))

/** All that is made of the model, from what was found out about it. */
export const makeReference = async (
  ingredients: Ingredients,
  { siteUrl, baseUrl }: Addresses,
): Promise<Reference> => {
  const pages = await generatePages(ingredients)
  const context = contextOf(ingredients)
  return asRead({
    pages: [...pages].map(([file, text]) => [file.slice('api/'.length), text]),
    sidebar: apiSidebar(ingredients.model),
    apiFile: makeApiFile(context, `${siteUrl}${baseUrl}`),
    apiSchema: apiFileJsonSchema(`${siteUrl}${baseUrl}`),
    upgrade: await renderUpgrade(loadUpgrade(), ingredients.model, baseUrl),
    lists: renderBehaviourLists(context),
    listedNames: namesThat(context),
  })
}
