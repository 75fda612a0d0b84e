import { loadContent } from '../../../content/loadContent'
import { isGuide } from '../../../content/model/schema'
import { readGenerated } from '../../../generate/read/generated'
import { loadApiModel } from '../../../library/loadApiModel'
import type { Reference } from '../../../pages/api/generate/makeReference'
import { renderSmall } from './renderSmall'

export const loadSmall = async (
  baseUrl: string,
  siteUrl: string,
): Promise<string> => {
  const guides = (await loadContent('website')).filter(isGuide)
  const { apiFile, listedNames } =
    readGenerated<Pick<Reference, 'apiFile' | 'listedNames'>>('reference')
  return renderSmall({
    model: await loadApiModel(),
    hazards: new Map(
      apiFile.exports.map(({ name, hazards }) => [
        name,
        hazards.map(({ title }) => title),
      ]),
    ),
    guides,
    lists: listedNames,
    siteAddress: siteUrl + baseUrl,
  })
}
