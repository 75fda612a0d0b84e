/*
 * In: the pages as built.
 * Out: a Markdown twin beside each page, llms.txt and llms-full.txt.
 * Read by: assistants, and whoever views a page as Markdown.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { fileOfPage, twinAddress } from '../addresses'
import { readPage, readSidebar } from './readPage'
import { renderFull, renderIndex, renderTwin } from './render'
import { contentToMarkdown } from './toMarkdown'

/** Addresses with nothing to read: errors, results, and the hidden blog. */
const isText = (permalink: string): boolean =>
  !/\/(?:404\.html|search|blog(?:\/.*)?)\/?$/u.test(permalink)

export default function textOutputs({ siteConfig }: LoadContext): Plugin {
  const { title, tagline, url: siteUrl, baseUrl, trailingSlash } = siteConfig
  return {
    name: 'text-outputs',
    postBuild: async ({ outDir, routesPaths }) => {
      const read = (permalink: string): Promise<string> => {
        const file = fileOfPage(permalink, baseUrl, trailingSlash)
        return readFile(path.join(outDir, file), 'utf8')
      }
      const write = async (name: string, text: string): Promise<void> => {
        const file = path.join(outDir, name)
        await mkdir(path.dirname(file), { recursive: true })
        await writeFile(file, text)
      }
      const permalinks = new Set(routesPaths.filter(isText).sort())
      const sidebar = readSidebar(await read(`${baseUrl}docs`))
      const listed = sidebar.filter(permalink => permalinks.has(permalink))
      const pages = []
      // As the sidebar lists them, and then by name.
      for (const permalink of new Set([...listed, ...permalinks])) {
        const page = readPage(await read(permalink))
        const links = { siteUrl, baseUrl, permalink, permalinks }
        const markdown = contentToMarkdown(page.content, links)
        pages.push({ ...page, permalink, markdown })
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
