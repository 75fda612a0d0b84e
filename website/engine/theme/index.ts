/*
 * In: @docusaurus/theme-classic: its components, translations and validation.
 * Out: the theme of this site. It writes no script into pages (what comes before
 * the first paint is ../first-script/client/early.ts) and loads neither Infima
 * (src/css has its own base) nor a highlighter: code is highlighted by the build.
 * Read by: site.config.ts.
 */
import path from 'node:path'
import classic from '@docusaurus/theme-classic'
import { SvgSpriteDefs } from '@docusaurus/theme-classic/lib/inlineSvgSprites'
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types'
import { keepFontFiles } from './keepFontFiles'
import { layerThemeStyles } from './layerThemeStyles'
import { splitStyles } from './splitStyles'

// Its types leave this out.
const {
  validateThemeConfig,
}: PluginModule = require('@docusaurus/theme-classic')
const root = path.dirname(require.resolve('@docusaurus/theme-classic'))
const site = path.resolve(__dirname, '../..')

function theme(context: LoadContext): Plugin<undefined> {
  const base = classic(context, { customCss: [] })
  const { plugins: rightToLeft = [] } =
    base.configurePostCss?.({ plugins: [] }) ?? {}
  return {
    ...base,
    getThemePath: () => path.join(root, 'theme'),
    getClientModules: () => [path.join(site, 'src/css/site.css')],
    configureWebpack: ({ module, optimization }, isServer) => {
      keepFontFiles(module?.rules)
      return isServer
        ? {}
        : {
            optimization: {
              splitChunks: splitStyles(site, optimization?.splitChunks),
            },
          }
    },
    // Prefixes and newer syntax are the minifier's work, for the same browsers.
    configurePostCss: postCss => ({
      ...postCss,
      plugins: [...rightToLeft, layerThemeStyles],
      // Else each style sheet has it looked for in every folder above.
      config: false,
    }),
    injectHtmlTags: () => ({
      // The bar's right side moves while it is parsed: it is painted as a whole.
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'expect',
            href: '#after-navbar',
            blocking: 'render',
          },
        },
      ],
      preBodyTags: [
        {
          tagName: 'svg',
          attributes: { style: 'display: none;' },
          innerHTML: SvgSpriteDefs,
        },
      ],
    }),
  }
}

export default Object.assign(theme, { validateThemeConfig })
