import type { Plugin } from 'postcss'

const isOfTheTheme = (file: string) =>
  /@docusaurus[\\/](?:theme-|core)/u.test(file)

/**
 * Puts the theme's own styles into the cascade layer `theme`, so that the
 * site's styles win without `!important` or doubled selectors. What the theme
 * itself marks important about widths would win from inside a layer: unmarked.
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
