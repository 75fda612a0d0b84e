import type { PluginConfig } from '@docusaurus/types'

/** What each patch stands in for; the others stand in for nothing. */
const patched: Readonly<Record<string, string>> = {
  'classic-theme': '@docusaurus/theme-classic',
  'lean-docs': '@docusaurus/plugin-content-docs',
}

/**
 * Plugins without the patch that `npm run weigh` wants to weigh: what it is a
 * patch of takes its place.
 */
export const withoutPatch = (
  plugins: readonly PluginConfig[],
  patch = process.env.WITHOUT_PATCH,
): PluginConfig[] =>
  plugins.flatMap((plugin): PluginConfig[] => {
    const [name, options] = Array.isArray(plugin) ? plugin : [plugin, {}]
    if (patch === undefined || name !== `./engine/${patch}/index.ts`) {
      return [plugin]
    }
    const original = patched[patch]
    return original === undefined ? [] : [[original, options ?? {}]]
  })
