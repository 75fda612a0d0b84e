/*
 * In: Docusaurus' own entry of the bundle, and the components that are islands.
 * Out: a bundle `main` that runs the app only on pages that are one (playground,
 * search, tour, not found), and on others what a press asks for: see client/.
 * Read by: site.config.ts; ../finish-pages and ../first-script load it.
 */
import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'

const DOCUSAURUS_ENTRY = 'client/clientEntry.js'

const ownEntry = (entry: unknown): string => {
  if (typeof entry !== 'string' || !entry.endsWith(DOCUSAURUS_ENTRY)) {
    throw new Error(
      `engine/islands expects the bundler to start at @docusaurus/core/lib/${DOCUSAURUS_ENTRY}, and it starts at ${JSON.stringify(entry)}. See what the app's entry is now (lib/webpack/client.js), and change client/entry.ts.`,
    )
  }
  return path.join(__dirname, 'client/entry.ts')
}

export default function islands({ siteConfig, baseUrl }: LoadContext): Plugin {
  const settings = {
    SITE_BASE_URL: JSON.stringify(baseUrl),
    SITE_TRAILING_SLASH: String(siteConfig.trailingSlash),
  }
  return {
    name: 'islands',
    configureWebpack({ entry }, isServer, { currentBundler }) {
      const { DefinePlugin } = currentBundler.instance
      const isApp = !isServer && process.env.NODE_ENV === 'production'
      return {
        plugins: [new DefinePlugin(settings)],
        ...(isApp && {
          mergeStrategy: { entry: 'replace' },
          entry: ownEntry(entry),
        }),
      }
    },
    getClientModules: () => [path.join(__dirname, 'client/tools.ts')],
  }
}
