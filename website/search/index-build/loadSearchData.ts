import { loadContent } from '../../content/loadContent'
import { aliases } from '../../data/aliases'
import { counterparts } from '../../data/counterparts'
import { loadApiModel } from '../../library/loadApiModel'
import type { SearchData } from '../engine/searchData'
import { apiRecords } from './apiRecords'
import { namesElsewhere, withNamesElsewhere, withRows } from './counterparts'
import { guideRecords } from './guideRecords'

/** Everything that can be found, read from the model and the guides. */
export const loadSearchData = async (siteDir: string): Promise<SearchData> => {
  const api = apiRecords(await loadApiModel())
  const guides = withRows(
    guideRecords(await loadContent(siteDir)),
    counterparts,
  )
  const words = Object.fromEntries(
    aliases.map(({ name, words }) => [name, words]),
  )
  const others = namesElsewhere(counterparts, api)
  return { api, guides, aliases: withNamesElsewhere(words, others) }
}
