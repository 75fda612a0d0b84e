/*
 * In: the route tables that Docusaurus generates (`.docusaurus/`), which name
 * each page some eight times, half of it in hashes that do not compress.
 * Out: the same tables for the browser, built from one list of addresses; the
 * names of pages' scripts, which a first load does not need, in a file apart.
 * Read by: docusaurus.config.ts. ../README.md says what that saves.
 */
import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { ChunkAddressPlugin } from './ChunkAddressPlugin'
import { checkOutput } from './checkOutput'
import { PageScriptsPlugin } from './PageScriptsPlugin'

const REPLACED = 'ChunkAssetPlugin'

/** The bundler's plugins without the one that ChunkAddressPlugin replaces. */
const withoutReplaced = <BundlerPlugin>(
  plugins: readonly BundlerPlugin[],
): BundlerPlugin[] => {
  const others = plugins.filter(it => it?.constructor.name !== REPLACED)
  if (others.length === plugins.length) {
    throw new Error(
      `website/engine/compact-routes replaces ${REPLACED} of @docusaurus/core/lib/webpack/client.js, which is no longer among the bundler's plugins. See how Docusaurus finds the scripts that it prefetches now, and adapt ChunkAddressPlugin.ts.`,
    )
  }
  return others
}

const loader = path.join(__dirname, 'loader.js')

export default function compactRoutes({
  generatedFilesDir,
}: LoadContext): Plugin {
  const generated = (name: string) => path.join(generatedFilesDir, name)
  const rule = (name: string) => ({
    include: generated(name),
    type: 'javascript/auto',
    use: [{ loader, options: { generatedFilesDir, name } }],
  })
  return {
    name: 'compact-routes',
    postBuild: ({ outDir }) => checkOutput(outDir, generatedFilesDir),
    configureWebpack: ({ plugins = [] }, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {
            mergeStrategy: { plugins: 'replace' },
            plugins: [
              ...withoutReplaced(plugins),
              new ChunkAddressPlugin(),
              new PageScriptsPlugin(),
            ],
            // Long enough that no hash is also a number in somebody's code: the
            // bundler puts real hashes where it finds provisional ones.
            output: {
              filename: 'assets/js/[name].[contenthash:8].js',
              chunkFilename: 'assets/js/[name].[contenthash:8].js',
            },
            resolve: {
              alias: {
                'path-to-regexp$': path.join(
                  __dirname,
                  'client/pathToRegexp.ts',
                ),
              },
            },
            // Names are numbers already, so they serve as ids as well.
            optimization: { chunkIds: 'named' },
            module: {
              rules: [
                rule('routes.js'),
                rule('routesChunkNames.json'),
                rule('registry.js'),
                rule('globalData.json'),
                rule('docusaurus.config.mjs'),
              ],
            },
          },
  }
}
