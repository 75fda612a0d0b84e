/*
 * In: @docusaurus/theme-classic: its components, translations and validation.
 * Out: the theme of this site. It writes no script into pages (what comes before
 * the first paint is ../first-script/client/early.ts) and loads neither Infima
 * (src/css has its own base) nor a highlighter: code is highlighted by the build.
 * Read by: site.config.ts.
 */
import path from 'node:path'
import classic, {
  validateOptions,
  validateThemeConfig,
} from '@docusaurus/theme-classic'
import { SvgSpriteDefs } from '@docusaurus/theme-classic/lib/inlineSvgSprites'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { keepFontFiles } from './keepFontFiles'
import { layerThemeStyles } from './layerThemeStyles'
import { splitStyles } from './splitStyles'

const root = path.dirname(require.resolve('@docusaurus/theme-classic'))

export default function theme(
  context: LoadContext,
  options: Parameters<typeof classic>[1],
): Plugin<undefined> {
  const base = classic(context, options)
  const { plugins: rightToLeft = [] } =
    base.configurePostCss?.({ plugins: [] }) ?? {}
  return {
    ...base,
    getThemePath: () => path.join(root, 'theme'),
    getClientModules: () =>
      options.customCss.map(file => path.resolve(context.siteDir, file)),
    configureWebpack: ({ module, optimization }, isServer) => ({
      module: {
        rules: [
          keepFontFiles(
            module?.rules ?? [],
            path.join(context.siteDir, 'src/css/fonts'),
          ),
        ],
      },
      ...(!isServer && {
        optimization: {
          splitChunks: splitStyles(context.siteDir, optimization?.splitChunks),
        },
      }),
    }),
    // Prefixes and newer syntax are the minifier's work, for the same browsers.
    configurePostCss: postCss => ({
      ...postCss,
      plugins: [...rightToLeft, layerThemeStyles],
      // Else each style sheet has it looked for in every folder above.
      config: false,
    }),
    injectHtmlTags: () => ({
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

export { validateOptions, validateThemeConfig }
