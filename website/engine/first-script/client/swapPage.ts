/** Has one element say what another says of itself. */
const copyAttributes = (now: Element, next: Element): void => {
  for (const { name } of [...now.attributes]) {
    if (!next.hasAttribute(name)) {
      now.removeAttribute(name)
    }
  }
  for (const { name, value } of next.attributes) {
    if (now.getAttribute(name) !== value) {
      now.setAttribute(name, value)
    }
  }
}

/**
 * Makes a part of the page what it is on the next one. What is the same on both
 * stays: no picture is drawn again, no list loses its place. What is read has
 * been pressed and run, and is replaced as a whole.
 */
const morph = (now: Element, next: Element): void => {
  if (now.isEqualNode(next)) {
    return
  }
  const isOther =
    now.tagName !== next.tagName ||
    now.tagName === 'MAIN' ||
    now.childNodes.length !== next.childNodes.length
  if (isOther) {
    now.replaceWith(next)
    return
  }
  copyAttributes(now, next)
  const nextChildren = [...next.childNodes]
  for (const [index, child] of [...now.childNodes].entries()) {
    const other = nextChildren[index]
    if (child instanceof Element && other instanceof Element) {
      morph(child, other)
    } else if (other && !child.isEqualNode(other)) {
      child.replaceWith(other)
    }
  }
}

/** What Docusaurus says about a page in its head. */
const aboutPage = (page: Document): Element[] => [
  ...page.head.querySelectorAll('[data-rh]'),
]

const swapHead = (page: Document): void => {
  // Its element moves over.
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

/** Shows another page of the site; `prepare` sees its parts beside those of now. */
export const swapPage = (
  page: Document,
  prepare: (now: ParentNode, next: ParentNode) => void,
): void => {
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
    prepare(now, next)
    morph(now, next)
  }
  swapHead(page)
}
