/*
 * In: the first script (client/), and what the configuration asks of it.
 * Out: that script on every page, and a few lines of it ahead of the styles.
 * Read by: site.config.ts, browsers; ../finish-pages writes into its tag what a
 * press may have it load.
 */
import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { LoadedContent } from '@docusaurus/plugin-content-docs'
import type { ThemeConfig } from '@docusaurus/theme-common'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { build } from 'esbuild'

/** Navbar items that fold without saying so by items of their own. */
const menus = ['localeDropdown', 'docsVersionDropdown']

type Content = Parameters<
  NonNullable<Plugin['allContentLoaded']>
>[0]['allContent']

const versionsOf = (content: Content) => {
  const docs = content['docusaurus-plugin-content-docs']?.default as
    | LoadedContent
    | undefined
  return (docs?.loadedVersions ?? []).map(version => ({
    name: version.versionName,
    path: version.path,
    pages: version.docs.map(({ permalink }) => permalink),
  }))
}

/** What the scripts have to know of the configuration. */
const definitions = ({ siteConfig }: LoadContext, content: Content) => {
  const { colorMode, announcementBar, navbar } =
    siteConfig.themeConfig as ThemeConfig
  const versions = versionsOf(content)
  const known = {
    HAS_DROPDOWNS: navbar.items.some(
      ({ type, items }) => items || menus.includes(String(type)),
    ),
    HIDES_NAVBAR: navbar.hideOnScroll,
    HAS_VERSIONS: versions.length > 1,
    VERSION_NAMES: versions.map(({ name }) => name),
    VERSIONS: versions,
    COLOUR_MODE_IS_FIXED: colorMode.disableSwitch,
    DEFAULT_COLOUR_MODE: colorMode.respectPrefersColorScheme
      ? 'system'
      : colorMode.defaultMode,
    ANNOUNCEMENT_ID: announcementBar?.id ?? '',
  }
  return Object.fromEntries(
    Object.entries(known).map(([name, value]) => [name, JSON.stringify(value)]),
  )
}

const bundle = async (
  name: 'early' | 'index',
  define: Record<string, string>,
): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, `client/${name}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define,
  })
  return outputFiles.map(({ text }) => text).join('')
}

const nameOf = (script: string): string =>
  `first.${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`

export default function firstScript(context: LoadContext): Plugin {
  const folder = path.join(
    context.siteDir,
    'generated/first-script/static/assets/js',
  )
  let name = ''
  let early = ''
  return {
    name: 'first-script',
    async allContentLoaded({ allContent }) {
      const defined = definitions(context, allContent)
      early = await bundle('early', defined)
      const script = await bundle('index', defined)
      name = nameOf(script)
      await rm(folder, { recursive: true, force: true })
      await mkdir(folder, { recursive: true })
      await writeFile(path.join(folder, name), script)
    },
    injectHtmlTags() {
      const earlyScript = { tagName: 'script', innerHTML: early.trim() }
      const firstScript = {
        tagName: 'script',
        attributes: {
          src: `${context.baseUrl}assets/js/${name}`,
          defer: true,
        },
      }
      // In the head it would share the connection with the styles, for which
      // the first paint waits, and run no sooner. While developing, the app's
      // own scripts are in the head, and come after it.
      return process.env.NODE_ENV === 'production'
        ? { headTags: [earlyScript], postBodyTags: [firstScript] }
        : { headTags: [earlyScript, firstScript] }
    },
  }
}
