/*
 * In: the site's configuration, and the plugins that take part in bundling.
 * Out: a bundler cache of its own for each configuration and place of generated
 * files; Docusaurus keys it by version and locale alone, so that a build below
 * another base URL would take over links and addresses of the one before. Old
 * caches go.
 * Read by: site.config.ts.
 */
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { fingerprint, hash, markUsed, prune } from '@lfi-docs/build-cache'
import { browserslist } from '../../../package.json'
import site from '../../site.config'
import { cachedMinimizers } from './cachedMinimizers'

const folder = path.resolve('.cache/bundler')

const root = path.resolve(__dirname, '../..')

/** Our own plugins and themes, which the settings name by their files. */
const ownModules = [
  path.join(root, 'site.config.ts'),
  ...[...(site.plugins ?? []), ...(site.themes ?? [])]
    .map(plugin => (Array.isArray(plugin) ? plugin[0] : plugin))
    .filter(name => typeof name === 'string')
    .filter(name => name.startsWith('./'))
    .map(name => path.join(root, name)),
]

/** All that decides what the bundler makes of the same files. */
const keyOf = (context: LoadContext): string =>
  hash(
    context.generatedFilesDir,
    JSON.stringify([context.siteConfig, browserslist]),
    fingerprint(ownModules),
  )

const pruneAll = (used: string): void => {
  if (existsSync(used)) {
    markUsed(used)
  }
  prune({
    others: existsSync(folder)
      ? readdirSync(folder).map(name => path.join(folder, name))
      : [],
  })
}

export default function bundlerCache(context: LoadContext): Plugin {
  const directory = path.join(folder, keyOf(context))
  return {
    name: 'bundler-cache',
    configureWebpack({ experiments, optimization }, isServer) {
      if (process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) {
        return {}
      }
      if (!(experiments && 'cache' in experiments)) {
        throw new Error(
          'engine/bundler-cache expects the cache in "experiments.cache", where @docusaurus/core/lib/webpack/base.js puts it, and it is not there. See where it is now: builds below different base URLs must not share one.',
        )
      }
      const cache = { storage: { type: 'filesystem', directory } }
      return {
        experiments: { cache } as object,
        ...(!isServer && {
          mergeStrategy: { 'optimization.minimizer': 'replace' },
          optimization: {
            minimizer: cachedMinimizers(optimization?.minimizer ?? []),
          },
        }),
      }
    },
    postBuild: async () => pruneAll(directory),
  }
}
