/*
 * In: Docusaurus' own entry of the bundle.
 * Out: a bundle `main` that runs the app only on pages that are one (playground,
 * search, tour, not found), and on others what a press asks for: see client/.
 * Read by: site.config.ts; ../finish-pages and ../first-script load it.
 */
import path from 'node:path'
import type { Plugin } from '@docusaurus/types'

const DOCUSAURUS_ENTRY = 'client/clientEntry.js'

const ownEntry = (entry: unknown): string => {
  if (typeof entry !== 'string' || !entry.endsWith(DOCUSAURUS_ENTRY)) {
    throw new Error(
      `engine/tools expects the bundler to start at @docusaurus/core/lib/${DOCUSAURUS_ENTRY}, and it starts at ${JSON.stringify(entry)}. See what the app's entry is now (lib/webpack/client.js), and change client/entry.ts.`,
    )
  }
  return path.join(__dirname, 'client/entry.ts')
}

export default function tools(): Plugin {
  return {
    name: 'tools',
    configureWebpack({ entry }, isServer) {
      const isApp = !isServer && process.env.NODE_ENV === 'production'
      return isApp
        ? { mergeStrategy: { entry: 'replace' }, entry: ownEntry(entry) }
        : {}
    },
    getClientModules: () => [path.join(__dirname, 'client/tools.ts')],
  }
}
