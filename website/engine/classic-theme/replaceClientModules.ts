const replaced = ['infima', 'prism', 'nprogress'] as const

/**
 * The theme's modules that run on every page, with ours in the place of three.
 * The site's styles come first: they declare the order of the layers.
 */
export const replaceClientModules = (
  modules: readonly string[],
  own: readonly string[],
): string[] => {
  const isReplaced = (file: string): boolean =>
    replaced.some(name => file.includes(name))
  for (const name of replaced) {
    if (!modules.some(file => file.includes(name))) {
      throw new Error(
        `website/engine/classic-theme leaves ${name} out of the modules that @docusaurus/theme-classic/lib/index.js loads on every page, and it is no longer among them. See what has taken its place, and change replaceClientModules.ts.`,
      )
    }
  }
  return [...modules.filter(file => !isReplaced(file)), ...own].toSorted(
    (a, b) => Number(b.endsWith('.css')) - Number(a.endsWith('.css')),
  )
}
