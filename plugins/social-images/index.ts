/*
 * In: title and description of every document.
 * Out: img/social/<path>.png, the picture that links to the page show elsewhere.
 * Read by: the metadata of docs pages (src/theme/DocItem/Metadata).
 */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { LoadedContent } from '@docusaurus/plugin-content-docs'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { cachedImage } from './cachedImage'
import { drawCard } from './draw/drawCard'
import { prepareFonts, rasterise } from './draw/rasterise'
import { cardOf } from './model/cardOf'
import { socialImagePath } from './model/socialImagePath'

type Document = { permalink: string; title: string; description: string }

export default function socialImages({
  baseUrl,
  siteDir,
}: LoadContext): Plugin {
  const cache = path.join(siteDir, 'node_modules/.cache/social-images-800')
  let documents: readonly Document[] = []
  return {
    name: 'social-images',
    allContentLoaded: async ({ allContent }) => {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as
        | LoadedContent
        | undefined
      documents = docs?.loadedVersions.flatMap(({ docs }) => docs) ?? []
    },
    postBuild: async ({ outDir }) => {
      const fonts = await prepareFonts(path.join(cache, 'fonts'))
      const drawDocument = async (document: Document): Promise<void> => {
        const svg = drawCard(
          cardOf({
            ...document,
            path: document.permalink.slice(baseUrl.length),
          }),
        )
        const png = await cachedImage(svg, cache, it => rasterise(it, fonts))
        const name = socialImagePath(document.permalink, baseUrl)
        const file = path.join(outDir, name)
        await mkdir(path.dirname(file), { recursive: true })
        await writeFile(file, png)
      }
      await Promise.all(documents.map(drawDocument))
    },
  }
}
