/*
 * In: the pages as built.
 * Out: a Markdown twin beside each page, llms.txt and llms-full.txt.
 * Read by: assistants, and the control that copies a page.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { contentOf, fileOfPage, readMetadata, sidebarOrder } from './pages'
import { renderFull, renderIndex, renderTwin, type TextPage } from './render'
import { contentToMarkdown } from './toMarkdown'
import { twinAddress } from './twinAddress'

/** Addresses with nothing to read: errors, results, and the hidden blog. */
const isText = (permalink: string): boolean =>
  !/\/(?:404\.html|search|blog(?:\/.*)?)\/?$/u.test(permalink)

export default function textOutputs({ siteConfig }: LoadContext): Plugin {
  const { title, tagline, url: siteUrl, baseUrl, trailingSlash } = siteConfig
  return {
    name: 'text-outputs',
    postBuild: async ({ outDir, routesPaths }) => {
      const readHtml = (permalink: string): Promise<string> =>
        readFile(
          path.join(outDir, fileOfPage(permalink, baseUrl, trailingSlash)),
          'utf8',
        )
      const write = async (name: string, text: string): Promise<void> => {
        const file = path.join(outDir, name)
        await mkdir(path.dirname(file), { recursive: true })
        await writeFile(file, text)
      }
      const permalinks = new Set(routesPaths.filter(isText))
      const pages: TextPage[] = []
      for (const permalink of sidebarOrder(
        [...permalinks],
        await readHtml(`${baseUrl}docs`),
      )) {
        const html = await readHtml(permalink)
        const links = { siteUrl, baseUrl, permalink, permalinks }
        const markdown = contentToMarkdown(contentOf(html) ?? '', links)
        pages.push({ permalink, ...readMetadata(html), markdown })
      }
      const site = { title, tagline, siteUrl, baseUrl, pages }
      await write('llms.txt', renderIndex(site))
      await write('llms-full.txt', renderFull(site))
      for (const page of pages) {
        const address = twinAddress(page.permalink, baseUrl)
        await write(address.slice(baseUrl.length), renderTwin(page, site))
      }
    },
  }
}
