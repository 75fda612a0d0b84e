import { keepSidebar } from './sidebar'

/**
 * What Docusaurus says about a page in its head, but for what is the same on all
 * of them: a browser would fetch the icon again.
 */
const ABOUT_PAGE = '[data-rh]:not([name=viewport],[rel=icon])'

const swapHead = (page: Document): void => {
  for (const gone of document.head.querySelectorAll(ABOUT_PAGE)) {
    gone.remove()
  }
  document.head.append(...page.head.querySelectorAll(ABOUT_PAGE))
}

/** Shows another page of the site, with its sidebar as the reader left it. */
export const swapPage = (page: Document): void => {
  document.documentElement.className = page.documentElement.className
  const now = document.getElementById('__docusaurus')
  const next = page.getElementById('__docusaurus')
  if (now && next) {
    for (const script of next.querySelectorAll('script')) {
      script.remove()
    }
    keepSidebar(now, next, () => now.replaceWith(next))
  }
  swapHead(page)
}
