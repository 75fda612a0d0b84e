/*
 * In: @docusaurus/theme-classic, as installed.
 * Out: the same theme without its browser-side highlighter (code is highlighted
 * at build time, see ../code-highlighting) and without Infima (src/css has its
 * own base), its styles in a cascade layer. Read by: docusaurus.config.ts.
 */
import path from 'node:path'
import classic, {
  getSwizzleConfig,
  validateOptions,
  validateThemeConfig,
} from '@docusaurus/theme-classic'
import type { ThemeConfig } from '@docusaurus/theme-common'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { announcementReset } from './announcementReset'
import { bundling } from './bundling'
import { layerThemeStyles } from './layerThemeStyles'

const root = path.dirname(require.resolve('@docusaurus/theme-classic'))

const absolute = (name: string) =>
  name.startsWith('.') ? path.join(root, name) : name

/** The site's styles come first: they declare the order of the layers. */
const clientModules = (theme: Plugin<undefined>): string[] =>
  (theme.getClientModules?.() ?? [])
    .filter(name => !/prism|infima|nprogress/u.test(name))
    .map(absolute)
    .concat(
      ['progressBar', 'idlePrefetch'].map(name =>
        path.join(__dirname, `client/${name}.ts`),
      ),
    )
    .sort((a, b) => Number(b.endsWith('.css')) - Number(a.endsWith('.css')))

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
    getTypeScriptThemePath: () => path.join(root, '../src/theme'),
    configureWebpack: (_, isServer) => bundling(context.siteDir, isServer),
    // Prefixes and newer syntax are the minifier's work, for the same browsers.
    configurePostCss: postCss => ({ ...postCss, plugins: [layerThemeStyles] }),
    getClientModules: () => clientModules(theme),
    injectHtmlTags: content => {
      const tags = theme.injectHtmlTags?.(content) ?? {}
      return announcement
        ? { ...tags, headTags: [announcementReset(announcement.id)] }
        : tags
    },
  }
}

/**
 * The theme puts a colour scheme for its highlighter into every configuration,
 * and so into every page's bundle; without the highlighter it is dead weight.
 */
const validateConfig: typeof validateThemeConfig = parameters => {
  const config = validateThemeConfig(parameters)
  return { ...config, prism: { additionalLanguages: [] } }
}

export {
  getSwizzleConfig,
  validateConfig as validateThemeConfig,
  validateOptions,
}
