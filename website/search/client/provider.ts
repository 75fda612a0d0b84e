import type { Search } from '../engine/answer'
import { readContext } from './context'
import { searchEmbedded } from './embedded'

let hosted: { key: string; search: Promise<Search> } | undefined

/**
 * The provider, made on first intent. The hosted one is made again when another
 * version or language is read, since it asks for just that.
 */
export const loadSearch = (): Promise<Search> => {
  const context = readContext()
  const { hosted: config } = context
  if (!config) {
    return Promise.resolve(searchEmbedded())
  }
  const key = JSON.stringify(context)
  if (hosted?.key !== key) {
    const search = import('./hosted').then(({ createHostedSearch }) =>
      createHostedSearch(config, context),
    )
    search.catch(() => {
      hosted = undefined
    })
    hosted = { key, search }
  }
  return hosted.search
}
