// In: TypeScript, its libraries and lfi's types; the API model; the guides.
// Out: generated/playground: the TypeScript worker, a script of its own; which
// examples the playground offers.
// Read by: playground/page.
import type { Page } from '../../content/model/schema'
import { writeChanged, writeGenerated } from '../../generate/generated'
import { type ApiModel, valueNames } from '../../library/model/schema'
import { listElsewhere } from './elsewhere'
import { collectExamples } from './examples'
import { collectFacts } from './facts'
import { buildTypeScriptWorker } from './typescript/buildTypeScriptWorker'

export const writePlayground = async (
  siteDir: string,
  model: ApiModel,
  content: readonly Page[],
): Promise<void> => {
  const facts = collectFacts(model)
  const elsewhere = listElsewhere(valueNames(model.entries))
  writeGenerated('playground/examples', collectExamples(content))
  writeChanged(
    `${siteDir}/generated/playground/typescriptWorker.js`,
    await buildTypeScriptWorker({ facts, elsewhere }),
  )
}
