/*
 * In: the files of the built site.
 * Out: service-worker.js, with the list of what it keeps; the first script of
 * a page registers it (client/register.ts, by way of engine/first-load).
 * Read by: browsers, so that the site opens without a network.
 */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { listFiles } from '@lfi-docs/build-cache'
import { build } from 'esbuild'
import { fileOfPage } from '../text/model/fileOfPage'
import { planPrecache } from './model/planPrecache'

const hash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12)

/** Other plugins write files at the same time, which must not matter here. */
const stableFile =
  /^(?:assets\/.+\.\w+|manifest\.webmanifest|img\/[^/]+\.svg)$/u

const listStableFiles = (folder: string): string[] =>
  listFiles(folder)
    .map(file => path.relative(folder, file).replaceAll(path.sep, '/'))
    .filter(name => stableFile.test(name))
    .toSorted()

const readReferences = async (file: string): Promise<string[]> => {
  const html = await readFile(file, 'utf8')
  return html.match(/assets\/(?:css|js|fonts)\/[\w.~-]+/gu) ?? []
}

export default function offline({
  baseUrl,
  siteConfig: { trailingSlash },
}: LoadContext): Plugin {
  return {
    name: 'offline',
    // model/planPrecache.ts knows the theme's chunks by their names.
    configureWebpack: (_, isServer) =>
      isServer ? {} : { optimization: { chunkIds: 'named' } },
    postBuild: async ({ outDir, routesPaths }) => {
      const pages = routesPaths
        .map(route => route.slice(baseUrl.length))
        .filter(page => page !== '404.html')
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
      const list = planPrecache(
        {
          pages,
          files: listStableFiles(outDir),
          referenced: new Set(references.flat()),
        },
        hash,
      )
      await build({
        entryPoints: [path.join(__dirname, 'client/worker/index.ts')],
        outfile: path.join(outDir, 'service-worker.js'),
        bundle: true,
        minify: true,
        format: 'iife',
        target: 'es2022',
        define: { precacheList: JSON.stringify(list) },
      })
    },
  }
}
