/*
 * In: TypeScript, its libraries and lfi's types; the API model; the guides.
 * Out: the TypeScript worker, a script of its own with a hashed name;
 * names.json and gallery.json. Read by: playground/page, when it is open.
 */
import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { siteAddress } from '../../browser/siteAddress'
import { loadContent } from '../../content/loadContent'
import { loadApiModel } from '../../library/loadApiModel'
import { collectGallery } from './gallery'
import { listNames } from './names/listNames'
import { buildTypeScriptWorker } from './typescript/buildTypeScriptWorker'

const WORKER = 'typescriptWorker.js'

/** Files to be fetched, not modules: they come bundled and minified. */
const bundledRule = (isServer: boolean) => ({
  test: /typescriptWorker\.js$|[\\/]prettier[\\/].*\.mjs$/u,
  type: 'asset/resource',
  generator: {
    filename: 'assets/playground/[name].[contenthash:8].js',
    emit: !isServer,
  },
})

export default function playground({
  siteDir,
  siteConfig: { trailingSlash },
}: LoadContext): Plugin {
  return {
    name: 'playground',
    getPathsToWatch: () => [
      path.join(siteDir, 'docs/**/*.mdx'),
      path.join(siteDir, 'playground/compiler/typescript/**/*.ts'),
    ],
    contentLoaded: async ({ actions: { createData } }) => {
      const [worker, content, model] = await Promise.all([
        buildTypeScriptWorker(),
        loadContent(siteDir),
        loadApiModel(),
      ])
      await Promise.all([
        createData(WORKER, worker),
        createData('gallery.json', collectGallery(content)),
        createData(
          'names.json',
          listNames(model).map(entry => ({
            ...entry,
            path: siteAddress(entry.path, trailingSlash),
          })),
        ),
      ])
    },
    configureWebpack: (_, isServer) => ({
      module: { rules: [bundledRule(isServer)] },
    }),
  }
}
