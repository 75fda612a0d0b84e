import { keepSidebar } from './sidebar'

/** What Docusaurus says about a page in its head. */
const aboutPage = (page: Document): Element[] => [
  ...page.head.querySelectorAll('[data-rh]'),
]

/** What both pages say stays: a browser would fetch the icon again. */
const swapHead = (page: Document): void => {
  const { title } = page
  const before = aboutPage(document)
  const after = aboutPage(page)
  const isIn = (list: readonly Element[], one: Element): boolean =>
    list.some(other => other.isEqualNode(one))
  for (const gone of before.filter(one => !isIn(after, one))) {
    gone.remove()
  }
  document.head.append(...after.filter(one => !isIn(before, one)))
  document.title = title
}

/** Shows another page of the site, with its sidebar as the reader left it. */
export const swapPage = (page: Document): void => {
  for (const name of ['class', 'lang', 'dir']) {
    const value = page.documentElement.getAttribute(name) ?? ''
    document.documentElement.setAttribute(name, value)
  }
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
