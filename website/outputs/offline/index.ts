/*
 * In: the files of the built site.
 * Out: service-worker.js, with the list of what it keeps; the first script of
 * a page registers it (client/register.ts).
 * Read by: browsers, so that the site opens without a network.
 */
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { transform } from 'sucrase'
import { fileOfPage } from '../addresses'

/** What the service worker keeps, as paths below the base URL. */
export type PrecacheList = {
  /** Changes whenever a page or an asset does. */
  version: string
  /** Kept at once: what every page needs. */
  core: readonly string[]
  /** Kept later, when the connection is idle and not metered. */
  rest: readonly string[]
}

/** The script of the service worker for a list of files. */
export const writeServiceWorker = async (
  list: PrecacheList,
): Promise<string> => {
  const file = path.join(__dirname, 'client/serviceWorker.ts')
  const { code } = transform(await readFile(file, 'utf8'), {
    transforms: ['typescript'],
    disableESTransforms: true,
  })
  return `const precacheList = ${JSON.stringify(list)}\n${code}`
}

/** What no page names, and each needs. */
const MANIFEST = ['manifest.webmanifest', 'img/favicon.svg', 'img/logo.svg']

export const planPrecache = (
  pages: readonly string[],
  assets: readonly string[],
  html: string,
): PrecacheList => {
  const referenced = html.match(/assets\/(?:css|js|fonts)\/[\w.~-]+/gu) ?? []
  return {
    version: createHash('sha256')
      .update([...pages, ...assets].join('\n'))
      .digest('hex')
      .slice(0, 12),
    core: [...new Set([...MANIFEST, ...referenced])],
    // Tools are kept once they are used.
    rest: pages.filter(page => /^(?:$|docs\b)/u.test(page)),
  }
}

export default function offline({
  baseUrl,
  siteConfig: { trailingSlash },
}: LoadContext): Plugin {
  return {
    name: 'offline',
    // budgets.spec.ts tells chunks apart by their names.
    configureWebpack: (_, isServer) =>
      isServer ? {} : { optimization: { chunkIds: 'named' } },
    postBuild: async ({ outDir, routesPaths }) => {
      const html = await Promise.all(
        ['', 'docs', 'docs/getting-started'].map(page => {
          const file = fileOfPage(baseUrl + page, baseUrl, trailingSlash)
          return readFile(path.join(outDir, file), 'utf8')
        }),
      )
      const pages = routesPaths.map(route => route.slice(baseUrl.length))
      const assets = readdirSync(path.join(outDir, 'assets'), {
        recursive: true,
        encoding: 'utf8',
      }).toSorted()
      const list = planPrecache(pages, assets, html.join(''))
      await writeFile(
        path.join(outDir, 'service-worker.js'),
        await writeServiceWorker(list),
      )
    },
  }
}
