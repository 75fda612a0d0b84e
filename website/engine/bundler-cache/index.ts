/*
 * In: the site's configuration, and where generated files are.
 * Out: a bundler cache of its own for each of them; Docusaurus keys it by
 * version and locale alone, so that a build below another base URL would take
 * over links and addresses of the one before.
 * Read by: site.config.ts.
 */
import { createHash } from 'node:crypto'
import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'

const keyOf = ({ generatedFilesDir, siteConfig }: LoadContext): string =>
  createHash('sha256')
    .update(JSON.stringify([generatedFilesDir, siteConfig]))
    .digest('hex')
    .slice(0, 16)

export default function bundlerCache(context: LoadContext): Plugin {
  const directory = path.resolve('.cache/bundler', keyOf(context))
  return {
    name: 'bundler-cache',
    configureWebpack({ experiments }) {
      if (process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) {
        return {}
      }
      if (!(experiments && 'cache' in experiments)) {
        throw new Error(
          'engine/bundler-cache expects the cache in "experiments.cache", where @docusaurus/core/lib/webpack/base.js puts it, and it is not there. See where it is now: builds below different base URLs must not share one.',
        )
      }
      // With all that they import: what turns Markdown into modules is there.
      const buildDependencies = [path.resolve('website/site.config.ts')]
      const storage = { type: 'filesystem', directory }
      const cache = { storage, buildDependencies }
      return { experiments: { cache } as object }
    },
  }
}
