import type { Element, Nodes } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'

export const hasClass = (element: Element, name: string): boolean => {
  const { className } = element.properties
  return Array.isArray(className) && className.includes(name)
}

export const isElement = (
  node: Nodes | undefined,
  tagName: string,
): node is Element => node?.type === 'element' && node.tagName === tagName

export const findElement = (
  tree: Nodes,
  isWanted: (element: Element) => boolean,
): Element | undefined => {
  let found: Element | undefined
  visit(tree, 'element', element => {
    if (!found && isWanted(element)) {
      found = element
    }
  })
  return found
}

export { textOf }
