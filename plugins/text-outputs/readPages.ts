import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { LinkContext } from './convert/absoluteLinks'
import { pageToMarkdown } from './convert/pageToMarkdown'
import { readMetadata } from './convert/readMetadata'
import { fileOfPage } from './model/fileOfPage'
import type { TextPage } from './model/textPage'

export type Site = {
  outDir: string
  siteUrl: string
  baseUrl: string
  permalinks: readonly string[]
}

/** Every page of the built site as text. */
export const readPages = async (site: Site): Promise<TextPage[]> => {
  const permalinks = new Set(site.permalinks)
  const readPage = async (permalink: string): Promise<TextPage> => {
    const file = path.join(site.outDir, fileOfPage(permalink, site.baseUrl))
    const html = await readFile(file, 'utf8')
    const context: LinkContext = { ...site, permalink, permalinks }
    return {
      permalink,
      ...readMetadata(html),
      markdown: pageToMarkdown(html, context),
    }
  }
  return Promise.all(site.permalinks.map(readPage))
}
