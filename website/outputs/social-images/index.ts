/*
 * In: title and description of every document and page of the tour.
 * Out: img/social/<path>.png, the picture that links to the page show elsewhere.
 * Read by: the metadata of docs pages (src/theme/DocItem/Metadata) and of the
 * tour (src/components/tour).
 */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { LoadedContent } from '@docusaurus/plugin-content-docs'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { cacheFolder, mapWithLimit, Step } from '@lfi-docs/build-cache'
import type { TourPage } from '../../tour/model/tourPages'
import { drawCard } from './draw/drawCard'
import { prepareFonts, rasterise } from './draw/rasterise'
import { cardOf } from './model/cardOf'
import { socialImagePath } from './model/socialImagePath'

type Document = { permalink: string; title: string; description: string }

/** Drawn again each time; only to turn a drawing into pixels takes long. */
const pictures = new Step<string>(
  'social-images',
  require.resolve('./draw/rasterise.ts'),
)

export default function socialImages({ baseUrl }: LoadContext): Plugin {
  let documents: readonly Document[] = []
  return {
    name: 'social-images',
    allContentLoaded: async ({ allContent }) => {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as
        | LoadedContent
        | undefined
      const tour = allContent.tour?.default as readonly TourPage[] | undefined
      documents = [
        ...(docs?.loadedVersions.flatMap(({ docs }) => docs) ?? []),
        ...(tour ?? []),
      ]
    },
    postBuild: async ({ outDir }) => {
      const known = pictures.results()
      const fonts = await prepareFonts(path.join(cacheFolder, 'fonts'))
      const drawDocument = async (document: Document): Promise<void> => {
        const svg = drawCard(
          cardOf({
            ...document,
            path: document.permalink.slice(baseUrl.length),
          }),
        )
        const png = await known.getOrMakeLater([svg], async () =>
          (await rasterise(svg, fonts)).toString('base64'),
        )
        const name = socialImagePath(document.permalink, baseUrl)
        const file = path.join(outDir, name)
        await mkdir(path.dirname(file), { recursive: true })
        await writeFile(file, png, 'base64')
      }
      await mapWithLimit(documents, drawDocument)
    },
  }
}
