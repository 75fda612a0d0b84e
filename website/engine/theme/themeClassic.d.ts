import type {
  OptionValidationContext,
  ThemeConfig,
  ThemeConfigValidationContext,
} from '@docusaurus/types'

// The package exports these two as well; its own types leave them out.
declare module '@docusaurus/theme-classic' {
  export function validateOptions(
    context: OptionValidationContext<Options, PluginOptions>,
  ): PluginOptions
  export function validateThemeConfig(
    context: ThemeConfigValidationContext<ThemeConfig>,
  ): ThemeConfig
}
