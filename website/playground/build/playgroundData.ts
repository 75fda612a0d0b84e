import type { Page } from '../../content/model/schema'
import { type ApiModel, valueNames } from '../../library/model/schema'
import { listElsewhere } from './elsewhere'
import { collectExamples } from './examples'
import { collectFacts } from './facts'
import { buildTypeScriptWorker } from './typescript/buildTypeScriptWorker'

export type PlaygroundData = {
  /** The text of a script. */
  worker: string
  examples: ReturnType<typeof collectExamples>
  /** What is said of names that lfi lacks. */
  elsewhere: Readonly<Record<string, string>>
}

/** What the playground fetches. */
export const playgroundData = async (
  model: ApiModel,
  content: readonly Page[],
  trailingSlash: boolean,
): Promise<PlaygroundData> => {
  const elsewhere = listElsewhere(trailingSlash, valueNames(model.entries))
  return {
    worker: await buildTypeScriptWorker({
      facts: collectFacts(model, trailingSlash),
      elsewhere,
    }),
    examples: collectExamples(content),
    elsewhere: Object.fromEntries(
      Object.entries(elsewhere).map(([name, { message }]) => [name, message]),
    ),
  }
}
