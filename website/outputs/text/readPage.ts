import type { Element, Root } from 'hast'
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

/** Leaves out what is to be pressed or looked at rather than read. */
const removeControls = (parent: Root | Element): void => {
  parent.children = parent.children.filter(
    child => child.type !== 'element' || !isControl(child),
  ) as Element['children']
  for (const child of parent.children) {
    if (child.type === 'element') {
      removeControls(child)
    }
  }
}

/** What a style sheet may keep apart without a space. */
const inline = '(?:a|b|code|label|small|span|strong|time)'
const gap = new RegExp(
  `(</${inline}>)(?=<${inline}\\b(?:"[^"]*"|[^">])*>(?:<[^>]*>)*[\\p{L}\\d])`,
  'gu',
)

/**
 * Undoes what rendering did to text: colours and prompts of code, line breaks in
 * headings, and gaps that only the style sheet has.
 */
const tidyText = (html: string): string =>
  html
    .replaceAll(/<(pre|code)\b.*?<\/\1>/gsu, code =>
      code.replaceAll(
        /<span aria-hidden\b.*?<\/span>|<\/?(?:span|a)\b[^>]*>/gsu,
        '',
      ),
    )
    .replaceAll(/<(h\d)\b.*?<\/\1>/gsu, heading =>
      heading.replaceAll(/<br\b[^>]*>/gu, ' '),
    )
    .replaceAll(gap, '$1 ')
    .replaceAll(/(<(b|strong)\b[^>]*>[^<]*<\/\2>)(?=\p{L})/gu, '$1 ')

/** The lines of a signature are elements, and stay. */
const SIGNATURE = /(<pre\b[^>]*\bapi-signature\b.*?<\/pre>)/su
/** React's comments between pieces of text, and spaces of no width. */
const INVISIBLE = /<!--.*?-->|\u200B/gsu

const readContent = (html: string): Root => {
  const [content = ''] =
    /<div[^>]*\btheme-doc-markdown\b.*?(?=<footer\b|<\/article>)/su.exec(
      html,
    ) ??
    /<main\b.*<\/main>/su.exec(html) ??
    []
  const tree = parseHtml(
    content
      .replaceAll(INVISIBLE, '')
      .split(SIGNATURE)
      .map((part, index) => (index % 2 === 1 ? part : tidyText(part)))
      .join(''),
  )
  removeControls(tree)
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
  /** Where the links of its sidebar lead. */
  sidebar: readonly (string | undefined)[]
}

export const readPage = (html: string): Page => ({
  title: readText(html, /<title\b[^>]*>(.*?)(?: \| [^|]+)?<\/title>/su),
  description: readText(
    html,
    /<meta\b[^>]*\bname="?description\b[^>]*\bcontent="([^"]*)"/u,
  ),
  content: readContent(html),
  sidebar: [
    ...html.matchAll(/<a\b[^>]*\bmenu__link\b[^>]*\bhref="?([^\s">]+)/gu),
  ].map(([, address]) => address),
})
