import type { Page } from '../../content/model/schema'
import type { ApiModel } from '../../library/model/schema'
import type { WordsElsewhere } from '../compiler/typescript/messages'
import { collectGallery } from './gallery'
import { listElsewhere } from './names/listElsewhere'
import { listNames } from './names/listNames'
import { buildTypeScriptWorker } from './typescript/buildTypeScriptWorker'

export type PlaygroundData = {
  /** The text of a script. */
  worker: string
  gallery: ReturnType<typeof collectGallery>
  names: ReturnType<typeof listNames>
  elsewhere: WordsElsewhere
}

/** What the playground fetches. */
export const playgroundData = async (
  model: ApiModel,
  content: readonly Page[],
  trailingSlash: boolean,
): Promise<PlaygroundData> => {
  const elsewhere = listElsewhere(trailingSlash)
  return {
    worker: await buildTypeScriptWorker(elsewhere),
    gallery: collectGallery(content),
    names: listNames(model),
    elsewhere: Object.fromEntries(
      Object.entries(elsewhere).map(([name, { says, uses }]) => [
        name,
        { says, uses },
      ]),
    ),
  }
}
