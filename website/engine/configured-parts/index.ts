/*
 * In: the site's configuration.
 * Out: styles of what it asks for and this site does without: menus of locales
 * and versions, a version's banner, dropdowns, a blog; a build that fails when
 * the navbar leads to no document. Read by: site.config.ts.
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { LoadedContent } from '@docusaurus/plugin-content-docs'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { checkNavbar } from './checkNavbar'
import { hasConfiguredParts } from './configured'

type Navbar = { items?: Parameters<typeof checkNavbar>[0] }

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
    allContentLoaded: async ({ allContent }) => {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as
        | LoadedContent
        | undefined
      const { items = [] } = (siteConfig.themeConfig.navbar ?? {}) as Navbar
      const versions = docs?.loadedVersions ?? []
      const problems = checkNavbar(items, {
        sidebarIds: versions.flatMap(({ sidebars }) => Object.keys(sidebars)),
        docIds: versions.flatMap(({ docs }) => docs.map(({ id }) => id)),
      })
      if (problems.length > 0) {
        throw new Error(problems.join('\n'))
      }
    },
    getClientModules: () =>
      hasConfiguredParts(settings)
        ? [path.join(siteDir, 'src/css/configured.css')]
        : [],
  }
}
