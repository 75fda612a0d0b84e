import type { Element, ElementContent, Nodes, Root, RootContent } from 'hast'
import {
  hasClass,
  isElement,
  parseHtml,
  textOf,
  visitParents,
} from './elements'

const label = (text: string): Element => ({
  type: 'element',
  tagName: 'p',
  properties: {},
  children: [
    {
      type: 'element',
      tagName: 'strong',
      properties: {},
      children: [{ type: 'text', value: text }],
    },
  ],
})

/**
 * Puts the name of its tab above every tab panel, for a reader to whom all
 * panels are shown. Tabs come before their panels.
 */
const labelPanels = (tree: Root): void => {
  const names = new Map<unknown, string>()
  visitParents(tree, element => {
    if (element.type !== 'element') {
      return
    }
    const { id, role, ariaLabelledBy } = element.properties
    if (role === 'tab') {
      names.set(id, textOf(element))
    }
    const [tab] = [ariaLabelledBy].flat()
    const name = names.get(tab)
    if (role === 'tabpanel' && name !== undefined) {
      element.children.unshift(label(name))
    }
  })
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

const isControl = (node: Nodes): boolean =>
  node.type === 'element' &&
  (droppedTags.has(node.tagName) ||
    node.properties.ariaHidden === 'true' ||
    node.properties.role === 'tablist' ||
    droppedClasses.some(name => hasClass(node, name)))

/** Leaves out what is to be clicked or looked at rather than read. */
const removeControls = (tree: Root): void => {
  visitParents(tree, parent => {
    parent.children = parent.children.filter(
      child => !isControl(child),
    ) as Element['children']
  })
}

const inline = new Set(['a', 'b', 'code', 'small', 'span', 'strong', 'time'])

const isInline = (node: RootContent | undefined): node is Element =>
  node?.type === 'element' && inline.has(node.tagName)

/** Whether style sheets rather than spaces keep two neighbours apart. */
const needsSpace = (
  before: ElementContent,
  after: ElementContent,
  index: number,
): boolean => {
  if (isInline(before) && isInline(after)) {
    return !/\s$/u.test(textOf(before)) && /^[\p{L}\d]/u.test(textOf(after))
  }
  const isLead =
    index === 0 && (isElement(before, 'b') || isElement(before, 'strong'))
  return isLead && after.type === 'text' && /^\p{L}/u.test(after.value)
}

const spaced = (children: readonly ElementContent[]): ElementContent[] =>
  children.flatMap((child, index) => {
    const next = children[index + 1]
    return next && needsSpace(child, next, index)
      ? [child, { type: 'text', value: ' ' }]
      : [child]
  })

const isHeading = ({ tagName }: Element): boolean => /^h[1-6]$/u.test(tagName)

const joined = (element: Element): ElementContent[] =>
  element.children
    .filter(({ type }) => type !== 'comment')
    .map(child =>
      isHeading(element) && isElement(child, 'br')
        ? { type: 'text', value: ' ' }
        : child,
    )

/**
 * Undoes what rendering did to text: React's comments between its pieces, line
 * breaks in headings, and gaps that exist in the style sheet only.
 */
const tidyText = (node: Root | Element): void => {
  if (node.type === 'root') {
    node.children = node.children.filter(({ type }) => type !== 'comment')
  } else {
    node.children = spaced(joined(node))
  }
  for (const child of node.children) {
    if (
      child.type === 'element' &&
      child.tagName !== 'pre' &&
      child.tagName !== 'code'
    ) {
      tidyText(child)
    }
  }
}

/** The content of a page as a tree that is to be read rather than used. */
export const readContent = (html: string): Root => {
  const content = parseHtml(html)
  labelPanels(content)
  removeControls(content)
  tidyText(content)
  return content
}
