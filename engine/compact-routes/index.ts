/*
 * In: the route tables that Docusaurus generates (`.docusaurus/`), which name
 * each page some eight times, half of it in hashes that do not compress.
 * Out: the same tables for the browser, built from one list of addresses.
 * Read by: docusaurus.config.ts. It saves some 14 kB on every first load.
 */
import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { ChunkAddressPlugin } from './ChunkAddressPlugin'

const REPLACED = 'ChunkAssetPlugin'

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
    configureWebpack: ({ plugins = [] }, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {
            mergeStrategy: { plugins: 'replace' },
            plugins: [
              ...plugins.filter(it => it?.constructor.name !== REPLACED),
              new ChunkAddressPlugin(),
            ],
            // Long enough that no hash is also a number in somebody's code: the
            // bundler puts real hashes where it finds provisional ones.
            output: {
              filename: 'assets/js/[name].[contenthash:8].js',
              chunkFilename: 'assets/js/[name].[contenthash:8].js',
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
