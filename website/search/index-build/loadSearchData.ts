import { loadContent } from '../../content/loadContent'
import { aliases } from '../../data/aliases'
import { equivalents } from '../../data/equivalents'
import { loadApiModel } from '../../library/loadApiModel'
import type { SearchData } from '../engine/searchData'
import { apiRecords } from './apiRecords'
import { namesElsewhere, withNamesElsewhere, withRows } from './elsewhere'
import { guideRecords } from './guideRecords'

/** Everything that can be found, read from the model and the guides. */
export const loadSearchData = async (siteDir: string): Promise<SearchData> => {
  const api = apiRecords(await loadApiModel())
  const guides = withRows(guideRecords(await loadContent(siteDir)), equivalents)
  const words = Object.fromEntries(
    aliases.map(({ name, words }) => [name, words]),
  )
  const others = namesElsewhere(equivalents, api)
  return { api, guides, aliases: withNamesElsewhere(words, others) }
}
