/*
 * In: the files of the built site.
 * Out: service-worker.js, with the list of what it keeps; the first script of
 * a page registers it (client/register.ts).
 * Read by: browsers, so that the site opens without a network.
 */
import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { transform } from 'sucrase'
import { fileOfPage } from '../addresses'
import type { PrecacheList } from './client/precacheList'
import { planPrecache } from './planPrecache'

/** Other plugins write files at the same time, which must not matter here. */
const stableFile =
  /^(?:assets\/.+\.\w+|manifest\.webmanifest|img\/[^/]+\.svg)$/u

const listStableFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(file => file.replaceAll(path.sep, '/'))
    .filter(name => stableFile.test(name))
    .toSorted()

const readReferences = async (file: string): Promise<string[]> => {
  const html = await readFile(file, 'utf8')
  return html.match(/assets\/(?:css|js|fonts)\/[\w.~-]+/gu) ?? []
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
      const references = await Promise.all(
        ['', 'docs', 'docs/getting-started'].map(page =>
          readReferences(
            path.join(
              outDir,
              fileOfPage(baseUrl + page, baseUrl, trailingSlash),
            ),
          ),
        ),
      )
      const list = planPrecache({
        pages: routesPaths
          .map(route => route.slice(baseUrl.length))
          .filter(page => page !== '404.html'),
        files: listStableFiles(outDir),
        referenced: new Set(references.flat()),
      })
      await writeFile(
        path.join(outDir, 'service-worker.js'),
        await writeServiceWorker(list),
      )
    },
  }
}
