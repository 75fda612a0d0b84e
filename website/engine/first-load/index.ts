/*
 * In: the first script (client/), and every HTML page of the finished build.
 * Out: that script on every page, and a few lines of it ahead of the styles;
 * the fonts of src/css/fonts.css; and, by `startLater`, pages that start the
 * app on the first interaction instead of at once: see README.md.
 * Read by: site.config.ts, ../content-security-policy (one pass over the
 * pages writes both), browsers.
 */
import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ThemeConfig } from '@docusaurus/theme-common'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { build } from 'esbuild'
import { hasDropdowns } from '../configured-parts/configured'
import { keepFontFiles } from './fontRule'
import { writeFonts } from './fonts'

/** What the scripts have to know of the configuration. */
const definitions = (siteConfig: LoadContext['siteConfig']) => {
  const { colorMode, announcementBar } = siteConfig.themeConfig as ThemeConfig
  return {
    HAS_DROPDOWNS: String(hasDropdowns(siteConfig)),
    COUNTS_VISITS: String(siteConfig.scripts.length > 0),
    COLOUR_MODE_IS_FIXED: String(colorMode.disableSwitch),
    DEFAULT_COLOUR_MODE: JSON.stringify(
      colorMode.respectPrefersColorScheme ? 'system' : colorMode.defaultMode,
    ),
    ANNOUNCEMENT_ID: JSON.stringify(announcementBar?.id ?? ''),
  }
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

const DOCUSAURUS_ENTRY = 'client/clientEntry.js'

/** The entry that runs Docusaurus' own in steps. */
const stepwiseEntry = (entry: unknown): string => {
  if (typeof entry !== 'string' || !entry.endsWith(DOCUSAURUS_ENTRY)) {
    throw new Error(
      `engine/first-load expects the bundler to start at @docusaurus/core/lib/${DOCUSAURUS_ENTRY}, and it starts at ${JSON.stringify(entry)}. See what the app's entry is now (lib/webpack/client.js), and change client/appInSteps.ts.`,
    )
  }
  return path.join(__dirname, 'client/appInSteps.ts')
}

const nameOf = (script: string): string =>
  `first.${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`

/** Providers and hooks of Docusaurus that set their state when they mount. */
const deferring = [
  'core/lib/client/browserContext.js',
  'theme-common/lib/contexts/colorMode.js',
  'theme-common/lib/contexts/announcementBar.js',
  'plugin-content-docs/lib/client/docsPreferredVersion.js',
  'theme-common/lib/hooks/useWindowSize.js',
]

/**
 * A rule that has modules of Docusaurus import `file` of ours for a part of
 * React, whose folder they know already by Docusaurus' own alias.
 */
const importing = (names: string[], imported: string, file: string) => ({
  // The bundler resolves symbolic links.
  include: names.map(name =>
    realpathSync(path.resolve('node_modules/@docusaurus', name)),
  ),
  resolve: { alias: { [`${imported}$`]: path.join(__dirname, file) } },
})

/** Some 300 routes cost next to nothing until one of them is wanted. */
const leanRoutes = {
  'path-to-regexp$': path.join(__dirname, 'client/matchLiterally.ts'),
  '@docusaurus/ComponentCreator': path.join(
    __dirname,
    'client/routeComponent.ts',
  ),
}

const folderOf = (name: string): string =>
  path.dirname(require.resolve(`${name}/package.json`))

/** What hydrating in slices, boundary by boundary, needs. */
const boundaryRule = (isServer: boolean) =>
  isServer
    ? importing(
        ['core/lib/client/renderToHtml.js'],
        `${folderOf('react-dom')}/server`,
        'disableSuspenseStreaming.ts',
      )
    : importing(deferring, folderOf('react'), 'client/deferredState.ts')

export default function firstLoad({
  siteDir,
  siteConfig,
  baseUrl,
}: LoadContext): Plugin<string> {
  const folder = path.join(siteDir, 'generated/first-load/static/assets/js')
  const fonts = path.join(siteDir, 'generated/first-load/fonts')
  const defined = definitions(siteConfig)
  let name = ''
  let early = ''
  return {
    name: 'first-load',
    configureWebpack: ({ module, entry }, isServer) => ({
      ...(!isServer &&
        process.env.NODE_ENV === 'production' && {
          mergeStrategy: { entry: 'replace' },
          entry: stepwiseEntry(entry),
        }),
      resolve: { alias: leanRoutes },
      module: {
        rules: [
          keepFontFiles(module?.rules ?? [], fonts),
          boundaryRule(isServer),
        ],
      },
    }),
    getClientModules: () =>
      ['routes.ts', 'places.ts'].map(name =>
        path.join(__dirname, 'client', name),
      ),
    async loadContent() {
      early = await bundle('early', defined)
      const script = await bundle('index', defined)
      name = nameOf(script)
      await rm(folder, { recursive: true, force: true })
      await mkdir(folder, { recursive: true })
      await writeFile(path.join(folder, name), script)
      await writeFonts(siteDir, fonts)
      return name
    },
    injectHtmlTags() {
      const earlyScript = { tagName: 'script', innerHTML: early.trim() }
      const firstScript = {
        tagName: 'script',
        attributes: { src: `${baseUrl}assets/js/${name}`, defer: true },
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
