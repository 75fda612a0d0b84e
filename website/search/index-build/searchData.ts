import { hrefOf } from '../../config/hrefOf'
import type { Page } from '../../content/model/schema'
import { loadAliases } from '../../data/aliases'
import { counterparts } from '../../data/counterparts'
import type { ApiModel } from '../../library/model/schema'
import type { SearchData } from '../engine/data'
import { anchorOf } from '../engine/entry'
import { apiRecords } from './apiRecords'
import { withNamesElsewhere, withRows } from './counterparts'
import { guideRecords } from './guideRecords'

/** The index: names, guides, and the other words that each is found by. */
export const searchDataOf = (
  model: ApiModel,
  content: readonly Page[],
): SearchData => {
  const api = apiRecords(model)
  const words = withNamesElsewhere(loadAliases(), counterparts, api)
  const aliasesOf = (place: string) => {
    const aliases = words.get(place)?.join(', ')
    return aliases && { aliases }
  }
  return {
    api: api.map(record => ({
      ...record,
      path: hrefOf(record.path),
      ...aliasesOf(record.name),
    })),
    guides: guideRecords(content)
      .map(guide => withRows(guide, counterparts))
      .map(guide => ({
        ...guide,
        path: hrefOf(guide.path),
        sections: guide.sections.map(({ place, ...section }) => ({
          ...section,
          ...(place !== anchorOf(section.title) && { place }),
          ...aliasesOf(guide.path + place),
        })),
      })),
    playground: hrefOf('/playground'),
  }
}
