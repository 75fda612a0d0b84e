import { equivalents } from '../../../data/equivalents'
import { equivalentsSchema } from '../../../data/schema'
import { loadPackageExamples } from '../../verified-examples/packageExamples'
import { loadApiModel } from '../loadApiModel'
import type { ApiModel } from '../model/schema'
import type { Ingredients } from './generatePages'
import { readGuides } from './readGuides'

/** Members have examples too: each stands as an entry of its own here. */
const withMemberExamples = (model: ApiModel): ApiModel => ({
  ...model,
  entries: model.entries.flatMap(entry => [
    entry,
    ...(entry.kind === 'type'
      ? entry.members.map(({ name, examples }) => ({
          ...entry,
          name: `${entry.name}.${name}`,
          examples,
        }))
      : []),
  ]),
})

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
    examples: await loadPackageExamples(withMemberExamples(model)),
  }
}
