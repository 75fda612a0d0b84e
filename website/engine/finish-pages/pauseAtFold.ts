/** Removes itself, so that React does not find it when it hydrates. */
export const PAUSE = '<script>document.currentScript.remove()</script>'

/** About what a narrow screen holds of a page, in characters of its HTML. */
const FIRST_SCREEN = 1800

const heading = /<h[23][\s>]/gu

/** Where the first screen ends: at a heading, or at the home page's sections. */
const findFold = (html: string): number => {
  const article = html.indexOf('theme-doc-markdown')
  if (article < 0) {
    return html.indexOf('<section')
  }
  heading.lastIndex = article + FIRST_SCREEN
  return heading.exec(html)?.index ?? -1
}

/**
 * Pauses the parser after the first screen: an inline script runs only when the
 * styles before it have loaded. So the first paint is exactly the first screen.
 * Otherwise that paint may have only the navbar, or wait for the layout of the
 * whole page.
 */
export const pauseAtFold = (html: string): string => {
  const fold = findFold(html)
  return fold < 0 ? html : html.slice(0, fold) + PAUSE + html.slice(fold)
}
