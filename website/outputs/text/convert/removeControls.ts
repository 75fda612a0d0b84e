import type { Element, Nodes, Root } from 'hast'
import { hasClass, visitParents } from './elements'

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

const isControl = (node: Nodes): boolean =>
  node.type === 'element' &&
  (droppedTags.has(node.tagName) ||
    node.properties.ariaHidden === 'true' ||
    node.properties.role === 'tablist' ||
    droppedClasses.some(name => hasClass(node, name)))

/** Leaves out what is to be clicked or looked at rather than read. */
export const removeControls = (tree: Root): void => {
  visitParents(tree, parent => {
    parent.children = parent.children.filter(
      child => !isControl(child),
    ) as Element['children']
  })
}
