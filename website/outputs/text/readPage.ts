import type { Element, ElementContent, Root } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { toString as textOf } from 'hast-util-to-string'
import { parseFragment } from 'parse5'

/** Without the place of each node in the text, which nothing needs. */
const parseHtml = (html: string): Root =>
  fromParse5(parseFragment(html)) as Root

export const hasClass = ({ properties }: Element, name: string): boolean =>
  Array.isArray(properties.className) && properties.className.includes(name)

/** All elements below `parent`, in the order of the text. */
export function* elementsIn(parent: Root | Element): Generator<Element> {
  for (const child of parent.children) {
    if (child.type === 'element') {
      yield child
      yield* elementsIn(child)
    }
  }
}

const droppedTags = new Set([
  'button',
  'form',
  'input',
  'noscript',
  'script',
  'search',
  'select',
  'style',
  'svg',
  'template',
])
const droppedClasses = [
  'hash-link',
  'code-tools',
  'theme-doc-toc-mobile',
  'counterpart-run',
  'trace-picture',
]

const isControl = (element: Element): boolean =>
  droppedTags.has(element.tagName) ||
  element.properties.ariaHidden === 'true' ||
  droppedClasses.some(name => hasClass(element, name))

/** What a style sheet may keep apart without a space. */
const inline = /^(?:a|b|code|label|small|span|strong|time)$/u

const isApart = (
  before: ElementContent | undefined,
  child: ElementContent,
): boolean =>
  before?.type === 'element' &&
  inline.test(before.tagName) &&
  (child.type === 'element'
    ? inline.test(child.tagName)
    : /^(?:b|strong)$/u.test(before.tagName)) &&
  /^[\p{L}\d]/u.test(textOf(child))

/**
 * Leaves out what is to be pressed or looked at rather than read, and adds the
 * spaces that only the style sheet has. Code stays as it is.
 */
const tidy = (parent: Root | Element): void => {
  const children = (parent.children as ElementContent[]).filter(
    child =>
      child.type !== 'comment' &&
      (child.type !== 'element' || !isControl(child)),
  )
  parent.children = children.flatMap((child, index) =>
    isApart(children[index - 1], child)
      ? [{ type: 'text', value: ' ' }, child]
      : [child],
  )
  for (const child of children) {
    if (child.type === 'element' && !/^(?:pre|code)$/u.test(child.tagName)) {
      tidy(child)
    }
  }
}

const readContent = (html: string): Root => {
  const [content = ''] =
    /<div[^>]*\btheme-doc-markdown\b.*?(?=<footer\b|<\/article>)/su.exec(
      html,
    ) ??
    /<main\b.*<\/main>/su.exec(html) ??
    []
  const tree = parseHtml(
    content
      // A space of no width is where a long name may break.
      .replaceAll('\u200B', '')
      // Half of the elements only give code its colours.
      .replaceAll(/<span class="?[a-z]"?>([^<]*)<\/span>/gu, '$1'),
  )
  tidy(tree)
  return tree
}

/** The text of the first match, without character references. */
const readText = (html: string, pattern: RegExp): string =>
  textOf(parseHtml(pattern.exec(html)?.[1] ?? ''))

export type Page = {
  title: string
  description: string
  /** What the page says, without menus and controls. */
  content: Root
}

export const readPage = (html: string): Page => ({
  title: readText(html, /<title\b[^>]*>(.*?)(?: \| [^|]+)?<\/title>/su),
  description: readText(
    html,
    /<meta\b[^>]*\bname="?description\b[^>]*\bcontent="([^"]*)"/u,
  ),
  content: readContent(html),
})

/** Where the links of a page's sidebar lead. */
export const readSidebar = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*\bmenu__link\b[^>]*\bhref="?([^\s">]+)/gu)].map(
    ([, address = '']) => address,
  )
