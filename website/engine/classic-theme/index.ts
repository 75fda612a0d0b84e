/*
 * In: @docusaurus/theme-classic, as installed.
 * Out: the same theme without its browser-side highlighter (code is highlighted
 * at build time, see pages/code) and without Infima (src/css has its own base),
 * its styles in a cascade layer. Read by: site.config.ts.
 * ../README.md says what that saves, and what it stands on.
 */
import path from 'node:path'
import classic, {
  validateOptions,
  validateThemeConfig,
} from '@docusaurus/theme-classic'
import type { ThemeConfig } from '@docusaurus/theme-common'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { announcementReset } from './announcementReset'
import { layerThemeStyles } from './layerThemeStyles'
import { replaceClientModules } from './replaceClientModules'
import { splitStyles } from './splitStyles'
import { withEarlyScripts } from './withEarlyScripts'

const root = path.dirname(require.resolve('@docusaurus/theme-classic'))

const absolute = (name: string) =>
  name.startsWith('.') ? path.join(root, name) : name

const own = ['progressBar', 'idlePrefetch'].map(name =>
  path.join(__dirname, `client/${name}.ts`),
)

/** What asks for the scripts of a page in advance, and ours in its place. */
const helper = require.resolve('@docusaurus/core/lib/client/prefetch.js')
const ownHelper = path.join(__dirname, 'client/prefetch.ts')

export default function classicTheme(
  context: LoadContext,
  options: Parameters<typeof classic>[1],
): Plugin<undefined> {
  const theme = classic(context, options)
  const { announcementBar: announcement } = context.siteConfig
    .themeConfig as ThemeConfig
  return {
    ...theme,
    getThemePath: () => path.join(root, 'theme'),
    configureWebpack: ({ optimization }, isServer) =>
      isServer
        ? {}
        : {
            resolve: { alias: { [helper]: ownHelper } },
            optimization: {
              splitChunks: splitStyles(
                context.siteDir,
                optimization?.splitChunks,
              ),
            },
          },
    // Prefixes and newer syntax are the minifier's work, for the same browsers.
    configurePostCss: postCss => ({
      ...postCss,
      plugins: [layerThemeStyles],
      // Else each style sheet has it looked for in every folder above.
      config: false,
    }),
    getClientModules: () =>
      replaceClientModules(theme.getClientModules?.() ?? [], own).map(absolute),
    injectHtmlTags: content =>
      withEarlyScripts(
        theme.injectHtmlTags?.(content) ?? {},
        announcement ? [announcementReset(announcement.id)] : [],
      ),
  }
}

export { validateOptions, validateThemeConfig }
