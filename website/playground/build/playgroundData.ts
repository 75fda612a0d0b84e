import type { Page } from '../../content/model/schema'
import type { ApiModel } from '../../library/model/schema'
import { collectGallery } from './gallery'
import { listNames } from './names/listNames'
import { buildTypeScriptWorker } from './typescript/buildTypeScriptWorker'

export type PlaygroundData = {
  /** The text of a script. */
  worker: string
  gallery: ReturnType<typeof collectGallery>
  names: ReturnType<typeof listNames>
}

/** What the playground fetches. */
export const playgroundData = async (
  model: ApiModel,
  content: readonly Page[],
  trailingSlash: boolean,
): Promise<PlaygroundData> => ({
  worker: await buildTypeScriptWorker(trailingSlash),
  gallery: collectGallery(content),
  names: listNames(model),
})
