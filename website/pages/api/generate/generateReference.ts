import fs from 'node:fs'
import { Step } from '@lfi-docs/build-cache'
import { readTrailingSlash } from '../../../browser/siteAddress'
import { loadContent } from '../../../content/loadContent'
import { anchorsOf, type Guide, isGuide } from '../../../content/model/schema'
import { loadApiModel } from '../../../library/loadApiModel'
import { runScript } from '../../../library/runScript'
import type { ApiFile } from '../model/apiFile'
import { SIDEBAR_FILE } from '../readApiSidebar'
import { checkLists, functionNames, readGuideSources } from './checkLists'
import { checkNames, readOwnCode } from './checkNames'
import { findUsages } from './findUsages'
import { writePages } from './writePages'

/** What cli.ts prints; the pages by their file below docs/api. */
export type Reference = {
  pages: (readonly [file: string, text: string])[]
  sidebar: unknown
  /** What /api.json and /api.schema.json hold. */
  apiFile: ApiFile
  apiSchema: unknown
  /** What docs/upgrading.mdx shows. */
  upgrade: unknown
  /** The lists of functions that guides show. */
  lists: unknown
}

const references = new Step<Reference>('api-reference', __filename)

const generate = async (addresses: readonly string[]): Promise<Reference> =>
  JSON.parse(await runScript(require.resolve('./cli.ts'), addresses))

/** All that is generated; cached, so that several plugins may ask for it. */
export const loadReference = (
  baseUrl: string,
  siteUrl: string,
  guides: readonly Guide[],
): Promise<Reference> => {
  const addresses = [baseUrl, siteUrl]
  const anchors = [...anchorsOf(guides)].map(([page, ids]) => [page, ...ids])
  // Of a guide only what it names and where: not each change of its text.
  const data = [
    ...addresses,
    String(readTrailingSlash(process.env)),
    JSON.stringify([[...findUsages(guides)], anchors]),
  ]
  return references.results().getOrMakeLater(data, () => generate(addresses))
}

/** Makes docs/api and the sidebar's file what they should be. */
export const generateReference = async (
  baseUrl: string,
  siteUrl: string,
): Promise<Reference> => {
  const guides = (await loadContent('website')).filter(isGuide)
  const model = await loadApiModel()
  const problems = [
    ...checkNames(model, readOwnCode('website'), guides),
    ...checkLists(readGuideSources('website'), functionNames(model)),
  ]
  const reference = await loadReference(baseUrl, siteUrl, guides).catch(
    (error: Error) => void problems.unshift(error.message),
  )
  if (problems.length > 0 || !reference) {
    throw new Error(
      `The site can't be built before these are mended:\n- ${problems.join('\n- ')}`,
    )
  }
  writePages('website/docs/api', new Map(reference.pages))
  fs.mkdirSync('website/generated', { recursive: true })
  fs.writeFileSync(SIDEBAR_FILE, JSON.stringify(reference.sidebar, null, 2))
  return reference
}
