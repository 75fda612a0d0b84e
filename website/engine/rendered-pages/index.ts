/*
 * In: the server's bundle, from which Docusaurus renders every page.
 * Out: the same bundle, which renders and minifies only pages whose code or content
 * changed and takes the others from the build cache. Read by: site.config.ts.
 */
import path from 'node:path'
import type { Plugin } from '@docusaurus/types'

const DOCUSAURUS_ENTRY = 'client/serverEntry.js'

const requireEntry = (entry: unknown): void => {
  const main = (entry as { main?: unknown } | undefined)?.main
  if (typeof main !== 'string' || !main.endsWith(DOCUSAURUS_ENTRY)) {
    throw new Error(
      `engine/rendered-pages expects pages to be rendered by @docusaurus/core/lib/${DOCUSAURUS_ENTRY}, and the bundler starts at ${JSON.stringify(entry)}. See what renders them now (lib/webpack/server.js), and change render.ts.`,
    )
  }
}

export default function renderedPages(): Plugin {
  // render.ts minifies what it renders, so that this too is done once. Read by
  // the threads that write pages, which start later.
  process.env.SKIP_HTML_MINIFICATION = 'true'
  return {
    name: 'rendered-pages',
    configureWebpack({ entry }, isServer) {
      if (!isServer) {
        return {}
      }
      requireEntry(entry)
      return {
        mergeStrategy: { entry: 'replace' },
        entry: { main: path.join(__dirname, 'render.ts') },
        // With hashes in it, the bundle would change with every page.
        output: { chunkFilename: 'assets/js/[name].js' },
      }
    },
  }
}
