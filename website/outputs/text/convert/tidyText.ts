import type { Element, ElementContent, Root, RootContent } from 'hast'
import { isElement, textOf } from './elements'

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
export const tidyText = (node: Root | Element): void => {
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
