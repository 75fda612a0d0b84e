import type { Plugin } from 'postcss'

const isOfTheTheme = (file: string) =>
  /@docusaurus[\\/](?:theme-|core)/u.test(file)

/**
 * Puts the theme's own styles into the cascade layer `theme`, so that the
 * site's styles win without `!important` or doubled selectors. Widths
 * that the theme marks as important would still win, so the mark is removed.
 */
export const layerThemeStyles: Plugin = {
  postcssPlugin: 'layer-theme-styles',
  OnceExit: (root, { AtRule }) => {
    if (!isOfTheTheme(root.source?.input.file ?? '')) {
      return
    }
    root.walkDecls('max-width', declaration => {
      declaration.important = false
    })
    const layer = new AtRule({ name: 'layer', params: 'theme' })
    layer.append(root.nodes)
    root.append(layer)
  },
}
