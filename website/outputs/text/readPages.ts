import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { mapWithLimit, Results } from '@lfi-docs/build-cache'
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
  /** The addresses of all pages: links between them lead to their twins. */
  permalinks: readonly string[]
  /** The pages to read here. */
  share: readonly string[]
  /** Where texts are kept. */
  step: string
  /** Of the code that converts: texts that other code made are of no use. */
  fingerprint: string
}

/** A share of the built site's pages as text. */
export const readPages = async (site: Site): Promise<TextPage[]> => {
  const { outDir, siteUrl, baseUrl, trailingSlash, step, fingerprint } = site
  const texts = new Results<string>(step, fingerprint)
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
  return mapWithLimit(site.share, readPage)
}
