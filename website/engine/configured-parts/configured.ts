/** Navbar items that no site of one locale and one version has. */
const menus = ['localeDropdown', 'docsVersionDropdown', 'docsVersion']

type NavbarItem = { type?: string; items?: unknown }

type Settings = {
  plugins: readonly unknown[]
  themeConfig: { navbar?: unknown }
  /** The versions that were cut, from versions.json. */
  versions?: readonly string[]
}

/** Whether the navbar has something that folds, on phones too. */
export const hasDropdowns = ({ themeConfig }: Settings): boolean => {
  const { items = [] } = (themeConfig.navbar ?? {}) as { items?: NavbarItem[] }
  return items.some(
    ({ type = '', items }) => items !== undefined || menus.includes(type),
  )
}

type Versions = Record<string, { banner?: string }>

const versionsOf = (plugin: unknown): Versions =>
  (Array.isArray(plugin) && plugin[1]?.versions) || {}

/**
 * Whether a version of the docs is to say that it is not the latest one. Unless
 * told otherwise, Docusaurus has every version but the latest say so.
 */
const hasVersionBanner = ({ plugins, versions = [] }: Settings): boolean =>
  versions.length > 0 ||
  plugins.some(plugin =>
    Object.values(versionsOf(plugin)).some(
      ({ banner = 'none' }) => banner !== 'none',
    ),
  )

const hasBlog = ({ plugins }: Settings): boolean =>
  plugins.some(plugin => String([plugin].flat()[0]).includes('content-blog'))

export const hasConfiguredParts = (settings: Settings): boolean =>
  hasDropdowns(settings) || hasVersionBanner(settings) || hasBlog(settings)
