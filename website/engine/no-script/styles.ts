/** For readers whose browser runs no scripts. */
export const styles = [
  // Nobody says when the fonts are there: see engine/first-load/client/webFonts.ts.
  ':root{--face-prose:"Instrument Sans Variable",;--face-code:"JetBrains Mono Variable",}',
  '.navbar__toggle,.navbar button,.theme-doc-toc-mobile,[data-code-action=copy],[data-code-action=run],[data-code-action=trace],html [role=tablist],.menu__caret,html [data-needs-script],html [data-copy],html [data-copy-from]{display:none}',
  // No group can be opened, so that all of them are.
  'html .menu__list-item--collapsed>.menu__list{display:block}',
  // No tab can be chosen, so that all that they would show is shown.
  'html [role=tabpanel][hidden]{display:block}',
  '@media(max-width:996px){.navbar .navbar__item{display:block}.navbar__inner,.navbar__items{overflow-x:auto}}',
].join('')

/** The theme's classes that the styles speak of. */
const classes = [
  ...new Set(
    [...styles.matchAll(/\.([a-z][\w-]*)/gu)].map(([, name = '']) => name),
  ),
]

const ownTag = /<noscript>[\s\S]*?<\/noscript>/gu

/** Throws if one of the classes is on none of the pages. */
export const checkClasses = (pages: readonly string[]): void => {
  const text = pages.map(html => html.replaceAll(ownTag, '')).join('\n')
  const missing = classes.filter(
    name => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`, 'u').test(text),
  )
  if (missing.length > 0) {
    throw new Error(
      `website/engine/no-script shows and hides elements of the theme by their classes, and no page has ${missing.join(', ')}. See what @docusaurus/theme-classic calls them now, and change engine/no-script/styles.ts: pages would be hard to read without scripts.`,
    )
  }
}
