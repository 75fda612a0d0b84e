import { equivalents } from '../../../data/equivalents'
import { equivalentsSchema } from '../../../data/schema'
import { loadPackageExamples } from '../../../examples/packageExamples'
import { loadBehaviour } from '../../../library/behaviour/loadBehaviour'
import { loadApiModel } from '../../../library/loadApiModel'
import type { Ingredients } from './generatePages'
import { readGuides } from './readGuides'

/** Everything that the pages are made of. */
export const readIngredients = async (
  baseUrl: string,
): Promise<Ingredients> => {
  const model = await loadApiModel()
  return {
    model,
    baseUrl,
    guides: readGuides('docs'),
    equivalents: equivalentsSchema.parse(equivalents),
    examples: await loadPackageExamples(model),
    behaviour: await loadBehaviour(),
  }
}
