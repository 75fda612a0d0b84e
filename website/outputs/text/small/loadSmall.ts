import { loadContent } from '../../../content/loadContent'
import { isGuide } from '../../../content/model/schema'
import { functionLists } from '../../../data/functionLists'
import { readGenerated } from '../../../generate/read/generated'
import { loadApiModel } from '../../../library/loadApiModel'
import type { Reference } from '../../../pages/api/generate/makeReference'
import { renderSmall } from './renderSmall'

export const loadSmall = async (
  baseUrl: string,
  siteUrl: string,
): Promise<string> => {
  const guides = (await loadContent('website')).filter(isGuide)
  const { hazards } = readGenerated<Pick<Reference, 'hazards'>>('reference')
  return renderSmall({
    model: await loadApiModel(),
    hazards: new Map(Object.entries(hazards)),
    guides,
    lists: functionLists,
    siteAddress: siteUrl + baseUrl,
  })
}
