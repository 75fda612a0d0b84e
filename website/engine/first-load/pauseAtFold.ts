/** What leaves as soon as it has run: React never sees it. */
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
 * Has the browser stop reading after the first screen. It runs a script, and
 * reads on, only once the styles ahead of it are there; so the first paint
 * draws the first screen, whole and nothing else. Otherwise it is left to
 * chance whether that paint has the navbar only, or waits for all of the page
 * to be laid out.
 */
export const pauseAtFold = (html: string): string => {
  const fold = findFold(html)
  return fold < 0 ? html : html.slice(0, fold) + PAUSE + html.slice(fold)
}
