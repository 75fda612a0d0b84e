import type { Observations } from '../../../library/behaviour/probePackage'
import type { ApiModel } from '../../../library/model/schema'
import { apiSidebar } from '../sidebar'
import { generatePages, type Ingredients } from './generatePages'

export type Reference = {
  /** The pages by their file below docs/api. */
  pages: (readonly [file: string, text: string])[]
  sidebar: unknown
  /** What /api.json holds: the model with what was observed. */
  apiFile: ApiModel & { behaviour: Observations }
}

/** All that is made of the model, from what was found out about it. */
export const makeReference = async (
  ingredients: Ingredients,
): Promise<Reference> => {
  const { model, behaviour } = ingredients
  const pages = await generatePages(ingredients)
  return {
    pages: [...pages].map(([file, text]) => [file.slice('api/'.length), text]),
    sidebar: apiSidebar(model),
    apiFile: { ...model, behaviour },
  }
}
