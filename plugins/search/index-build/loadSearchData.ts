import path from 'node:path'
import { aliases } from '../../../data/aliases'
import { loadApiModel } from '../../api-reference/loadApiModel'
import type { SearchData } from '../engine/searchData'
import { aliasWords } from './aliasWords'
import { apiRecords } from './apiRecords'
import { guideRecords } from './guideRecords'

/** Everything that can be found, read from the model and the guides. */
export const loadSearchData = async (siteDir: string): Promise<SearchData> => {
  const api = apiRecords(await loadApiModel())
  const guides = guideRecords(path.join(siteDir, 'docs'))
  return { api, guides, aliases: aliasWords(aliases, api, guides) }
}
