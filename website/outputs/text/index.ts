/*
 * In: the pages as built.
 * Out: a Markdown twin beside each page, llms.txt and its editions: small, full.
 * Read by: assistants, and the control that copies a page.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { mapWithLimit } from '@lfi-docs/build-cache'
import { sidebarOrder } from './convert/sidebarOrder'
import { fileOfPage } from './model/fileOfPage'
import { renderFull, renderIndex, renderTwin } from './model/renderOutputs'
import { twinAddress } from './model/twinAddress'
import { readPagesInWorkers } from './readPagesInWorkers'
import { loadSmall } from './small/loadSmall'

/** Addresses with nothing to read: errors, results, and the hidden blog. */
const isText = (permalink: string): boolean =>
  !/\/(?:404\.html|search|blog(?:\/.*)?)\/?$/u.test(permalink)

export default function textOutputs({ siteConfig }: LoadContext): Plugin {
  const { title, tagline, url: siteUrl, baseUrl, trailingSlash } = siteConfig
  return {
    name: 'text-outputs',
    postBuild: async ({ outDir, routesPaths }) => {
      const permalinks = await sidebarOrder(
        routesPaths.filter(isText),
        path.join(outDir, fileOfPage(`${baseUrl}docs`, baseUrl, trailingSlash)),
      )
      const pages = await readPagesInWorkers({
        outDir,
        siteUrl,
        baseUrl,
        trailingSlash,
        permalinks,
      })
      const site = { title, tagline, siteUrl, baseUrl, pages }
      const write = async (name: string, text: string): Promise<void> => {
        const file = path.join(outDir, name)
        await mkdir(path.dirname(file), { recursive: true })
        await writeFile(file, text)
      }
      await write('llms.txt', renderIndex(site))
      await write('llms-full.txt', renderFull(site))
      await write('llms-small.txt', await loadSmall(baseUrl, siteUrl))
      await mapWithLimit(pages, page =>
        write(
          twinAddress(page.permalink, baseUrl).slice(baseUrl.length),
          renderTwin(page, site),
        ),
      )
    },
  }
}
