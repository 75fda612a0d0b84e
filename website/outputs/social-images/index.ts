/*
 * In: title and description of every document and page of the tour.
 * Out: img/social/<path>.png, the picture that links to the page show elsewhere.
 * Read by: the metadata of docs pages (src/theme/DocItem/Metadata) and of the
 * tour (src/components/tour).
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { LoadedContent } from '@docusaurus/plugin-content-docs'
import type { LoadContext, Plugin } from '@docusaurus/types'
import type { TourPage } from '../../tour/model/tourPages'
import { drawCard } from './draw/drawCard'
import { rasteriseAll } from './draw/rasteriseAll'
import { cardOf } from './model/cardOf'
import { socialImagePath } from './model/socialImagePath'

type Document = { permalink: string; title: string; description: string }

export default function socialImages({ baseUrl }: LoadContext): Plugin {
  let documents: readonly Document[] = []
  let pictures: Promise<readonly string[]> = Promise.resolve([])
  const draw = (document: Document): string =>
    drawCard(
      cardOf({ ...document, path: document.permalink.slice(baseUrl.length) }),
    )
  return {
    name: 'social-images',
    allContentLoaded: async ({ allContent }) => {
      if (process.env.NODE_ENV !== 'production') {
        return
      }
      const docs = allContent['docusaurus-plugin-content-docs']?.default as
        | LoadedContent
        | undefined
      const tour = allContent.tour?.default as readonly TourPage[] | undefined
      documents = [
        ...(docs?.loadedVersions.flatMap(({ docs }) => docs) ?? []),
        ...(tour ?? []),
      ]
      // While pages are bundled: only to turn a drawing into pixels takes long.
      pictures = rasteriseAll(documents.map(draw))
      pictures.catch(() => undefined)
    },
    postBuild: async ({ outDir }) => {
      for (const [index, png] of (await pictures).entries()) {
        const { permalink = '' } = documents[index] ?? {}
        const file = path.join(outDir, socialImagePath(permalink, baseUrl))
        mkdirSync(path.dirname(file), { recursive: true })
        writeFileSync(file, png, 'base64')
      }
    },
  }
}
