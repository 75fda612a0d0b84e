import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { inTurns } from '../../cache/inTurns'
import { Results } from '../../cache/Results'
import type { LinkContext } from './convert/absoluteLinks'
import { contentOf, contentToMarkdown } from './convert/contentToMarkdown'
import { readMetadata } from './convert/readMetadata'
import { fileOfPage } from './model/fileOfPage'
import type { TextPage } from './model/renderOutputs'

export type Site = {
  outDir: string
  siteUrl: string
  baseUrl: string
  trailingSlash: boolean | undefined
  /** Of all pages, which links between them are told by. */
  permalinks: readonly string[]
  /** Those of them to read. */
  share: readonly string[]
  /** Of the conversion: what another one made is of no use. */
  fingerprint: string
}

export const STEP = 'page-texts'

/** A share of the built site's pages as text. */
export const readPages = async (site: Site): Promise<TextPage[]> => {
  const { outDir, siteUrl, baseUrl, trailingSlash, fingerprint } = site
  const texts = new Results<string>(STEP, fingerprint)
  const permalinks = new Set(site.permalinks)
  const context = [siteUrl, baseUrl, ...site.permalinks]
  const readPage = async (permalink: string): Promise<TextPage> => {
    const name = fileOfPage(permalink, baseUrl, trailingSlash)
    const html = await readFile(path.join(outDir, name), 'utf8')
    const content = contentOf(html) ?? ''
    const links: LinkContext = { siteUrl, baseUrl, permalink, permalinks }
    const markdown = texts.getOrMake([...context, permalink, content], () =>
      contentToMarkdown(content, links),
    )
    return { permalink, ...readMetadata(html), markdown }
  }
  return inTurns(site.share, readPage)
}
