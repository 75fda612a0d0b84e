import path from 'node:path'
import type {
  Config,
  PluginConfig,
  PluginModule,
  PluginOptions,
} from '@docusaurus/types'

const root = path.dirname(__dirname)

/** Docusaurus asks a plugin for these before it calls it. */
const validations = ['validateOptions', 'validateThemeConfig']

/** A plugin that is loaded once Docusaurus needs it. */
const loadLater = (file: string): PluginModule => {
  const load = () => require(path.join(root, file))
  const plugin: PluginModule = (context, options) =>
    load().default(context, options)
  for (const name of validations) {
    Object.defineProperty(plugin, name, { get: () => load()[name] })
  }
  return plugin
}

const loaded = (plugin: unknown): PluginConfig => {
  const [name, options = {}] = [plugin].flat() as [string, PluginOptions?]
  return name.startsWith('./') ? [loadLater(name), options] : [name, options]
}

/** The configuration with the site's own plugins in the place of their files. */
export const loadPlugins = (config: Config): Config => ({
  ...config,
  themes: (config.themes ?? []).map(loaded),
  plugins: (config.plugins ?? []).map(loaded),
})
