import { loadContent } from '../../../content/loadContent'
import { isGuide } from '../../../content/model/schema'
import { readGenerated } from '../../../generate/read/generated'
import { loadApiModel } from '../../../library/loadApiModel'
import type { ApiFile } from '../../../pages/api/model/apiFile'
import { renderSmall } from './renderSmall'

/** The small edition of what this build is made of. */
export const loadSmall = async (
  baseUrl: string,
  siteUrl: string,
): Promise<string> => {
  const guides = (await loadContent('website')).filter(isGuide)
  const { apiFile } = readGenerated<{ apiFile: ApiFile }>('reference')
  return renderSmall({
    model: await loadApiModel(),
    hazards: new Map(
      apiFile.exports.map(({ name, hazards }) => [
        name,
        hazards.map(({ title }) => title),
      ]),
    ),
    guides,
    siteAddress: siteUrl + baseUrl,
  })
}
