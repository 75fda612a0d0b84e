/*
 * In: the site's configuration.
 * Out: styles of what it asks for and this site does without: menus of locales
 * and versions, a version's banner, dropdowns, a blog.
 * Read by: docusaurus.config.ts.
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { hasConfiguredParts } from './configured'

/** Docusaurus writes the file when the first version is cut. */
const readVersions = (siteDir: string): string[] => {
  const file = path.join(siteDir, 'versions.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
}

export default function configuredParts({
  siteDir,
  siteConfig,
}: LoadContext): Plugin<undefined> {
  const settings = { ...siteConfig, versions: readVersions(siteDir) }
  return {
    name: 'configured-parts',
    getClientModules: () =>
      hasConfiguredParts(settings)
        ? [path.join(siteDir, 'src/css/configured.css')]
        : [],
  }
}
