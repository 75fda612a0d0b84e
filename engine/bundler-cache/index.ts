/*
 * In: the site's configuration, and the plugins that take part in bundling.
 * Out: a bundler cache of its own for each configuration and place of generated
 * files; Docusaurus keys it by version and locale alone, so that a build below
 * another base URL would take over links and addresses of the one before. And
 * minified scripts, which the bundler's own cache leaves out.
 * Read by: docusaurus.config.ts.
 */

import type { LoadContext, Plugin } from '@docusaurus/types'
import { md5Hash } from '@docusaurus/utils'
import { hashFiles } from '../../cache/hashFiles'
import { MinifiedScripts } from './MinifiedScripts'

/** Plugins that change what the bundler makes of the same files. */
const loaders = [
  'engine/classic-theme',
  'engine/compact-routes',
  'examples/model',
  'pages/code',
  'playground/build',
]

export default function bundlerCache({
  generatedFilesDir,
  siteConfig,
}: LoadContext): Plugin {
  const configuration = md5Hash(
    JSON.stringify([generatedFilesDir, siteConfig, hashFiles(loaders)]),
  )
  return {
    name: 'bundler-cache',
    configureWebpack(config, isServer) {
      const { experiments } = config as {
        experiments?: { cache?: { version?: string } }
      }
      const version = experiments?.cache?.version
      return version === undefined
        ? {}
        : {
            experiments: {
              cache: { version: `${version}-${configuration}` },
            },
            plugins: isServer
              ? []
              : [new MinifiedScripts(md5Hash(generatedFilesDir))],
          }
    },
  }
}
