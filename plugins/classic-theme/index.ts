/*
 * In: @docusaurus/theme-classic, as installed.
 * Out: the same theme without its browser-side highlighter (code is highlighted
 * at build time, see ../code-highlighting). Read by: docusaurus.config.ts.
 */
import path from 'node:path'
import classic, {
  getSwizzleConfig,
  validateOptions,
  validateThemeConfig,
} from '@docusaurus/theme-classic'
import type { LoadContext, Plugin } from '@docusaurus/types'

const root = path.dirname(require.resolve('@docusaurus/theme-classic'))

export default function classicTheme(
  context: LoadContext,
  options: Parameters<typeof classic>[1],
): Plugin {
  const theme = classic(context, options)
  return {
    ...theme,
    getThemePath: () => path.join(root, 'theme'),
    getTypeScriptThemePath: () => path.join(root, '../src/theme'),
    getClientModules: () =>
      (theme.getClientModules?.() ?? [])
        .filter(name => !name.includes('prism'))
        .map(name => (name.startsWith('.') ? path.join(root, name) : name)),
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
