import { loadContent } from '../../content/loadContent'
import type { Page } from '../../content/model/schema'
import { loadAliases } from '../../data/aliases'
import { counterparts } from '../../data/counterparts'
import { loadApiModel } from '../../library/loadApiModel'
import type { ApiModel } from '../../library/model/schema'
import { withoutUsualAnchor } from '../engine/entry'
import type { SearchData } from '../engine/searchData'
import { apiRecords } from './apiRecords'
import { namesElsewhere, withNamesElsewhere, withRows } from './counterparts'
import { guideRecords } from './guideRecords'

export const searchDataOf = (
  model: ApiModel,
  content: readonly Page[],
): SearchData => {
  const api = apiRecords(model)
  const guides = withRows(guideRecords(content), counterparts).map(guide => ({
    ...guide,
    sections: guide.sections.map(withoutUsualAnchor),
  }))
  const words = Object.fromEntries(loadAliases())
  const others = namesElsewhere(counterparts, api)
  return { api, guides, aliases: withNamesElsewhere(words, others) }
}

export const loadSearchData = async (siteDir: string): Promise<SearchData> =>
  searchDataOf(loadApiModel(), await loadContent(siteDir))
