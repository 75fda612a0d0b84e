// In: TypeScript, its libraries and lfi's types; the API model; the guides.
// Out: generated/playground: the TypeScript worker, a script of its own; which
// examples the playground offers; what it says of names that lfi lacks.
// Read by: playground/page, and playground/compiler when code imports such a name.
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
  trailingSlash: boolean,
): Promise<void> => {
  const facts = collectFacts(model, trailingSlash)
  const elsewhere = listElsewhere(trailingSlash, valueNames(model.entries))
  writeGenerated('playground/examples', collectExamples(content))
  writeGenerated(
    'playground/elsewhere',
    Object.fromEntries(
      Object.entries(elsewhere).map(([name, { message }]) => [name, message]),
    ),
  )
  writeChanged(
    `${siteDir}/generated/playground/typescriptWorker.js`,
    await buildTypeScriptWorker({ facts, elsewhere }),
  )
}
