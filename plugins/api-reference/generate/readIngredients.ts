import * as z from 'zod'
import { equivalents } from '../../../data/equivalents'
import { aliasesSchema, equivalentsSchema } from '../../../data/schema'
import { loadApiModel } from '../loadApiModel'
import type { ApiModel } from '../model/schema'
import type { ShownExample } from '../render/context'
import type { Ingredients } from './generatePages'
import { importOptional } from './importOptional'
import { readGuides } from './readGuides'

const aliasesModule = z.object({ aliases: aliasesSchema.default([]) })

type LoadExamples = (
  model: ApiModel,
) => Promise<ReadonlyMap<string, readonly ShownExample[]>>

const examplesModule = z.object({
  loadPackageExamples: z
    .custom<LoadExamples>(value => typeof value === 'function')
    .default(() => async () => new Map()),
})

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
  const { aliases } = aliasesModule.parse(await importOptional('data/aliases'))
  const { loadPackageExamples } = examplesModule.parse(
    await importOptional('plugins/verified-examples/packageExamples'),
  )
  return {
    model,
    baseUrl,
    guides: readGuides('docs'),
    equivalents: equivalentsSchema.parse(equivalents),
    aliases,
    examples: await loadPackageExamples(withMemberExamples(model)),
  }
}
