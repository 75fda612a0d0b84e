import { loadContent } from '../../../content/loadContent'
import { isGuide } from '../../../content/model/schema'
import { equivalents } from '../../../data/equivalents'
import { equivalentsSchema } from '../../../data/schema'
import { loadPackageExamples } from '../../../examples/packageExamples'
import { loadBehaviour } from '../../../library/behaviour/loadBehaviour'
import { loadApiModel } from '../../../library/loadApiModel'
import type { Ingredients } from './generatePages'

/** Everything that the pages are made of. */
export const readIngredients = async (
  baseUrl: string,
): Promise<Ingredients> => {
  const model = await loadApiModel()
  return {
    model,
    baseUrl,
    guides: (await loadContent('.')).filter(isGuide),
    equivalents: equivalentsSchema.parse(equivalents),
    examples: await loadPackageExamples(model),
    behaviour: await loadBehaviour(),
  }
}
