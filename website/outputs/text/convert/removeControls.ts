import type { Element, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { hasClass } from './elements'

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
]

const isControl = (element: Element): boolean =>
  droppedTags.has(element.tagName) ||
  element.properties.ariaHidden === 'true' ||
  element.properties.role === 'tablist' ||
  droppedClasses.some(name => hasClass(element, name))

/** Leaves out what is to be clicked or looked at rather than read. */
export const removeControls = (tree: Root): void => {
  visit(tree, 'element', (element, index, parent) => {
    if (parent && index !== undefined && isControl(element)) {
      parent.children.splice(index, 1)
      return [SKIP, index]
    }
    return undefined
  })
}
