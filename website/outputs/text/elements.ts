import type { Element, Nodes, Parents, Root } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { toString as textOf } from 'hast-util-to-string'
import { parseFragment } from 'parse5'

/** Without the place of each node in the text, which `toMdast` would copy. */
export const parseHtml = (html: string): Root =>
  fromParse5(parseFragment(html)) as Root

export const hasClass = (element: Element, name: string): boolean => {
  const { className } = element.properties
  return Array.isArray(className) && className.includes(name)
}

export const isElement = (
  node: Nodes | undefined,
  tagName: string,
): node is Element => node?.type === 'element' && node.tagName === tagName

/**
 * Calls a function with the tree and each element in it, parents first, which
 * may change their children. `unist-util-visit` makes a named function for each
 * node, which takes longer than what is done with it.
 */
export const visitParents = (
  tree: Nodes,
  act: (parent: Parents) => void,
): void => {
  if ('children' in tree) {
    act(tree)
    for (const child of tree.children) {
      visitParents(child, act)
    }
  }
}

export const findElement = (
  tree: Nodes,
  isWanted: (element: Element) => boolean,
): Element | undefined => {
  let found: Element | undefined
  visitParents(tree, parent => {
    if (!found && parent.type === 'element' && isWanted(parent)) {
      found = parent
    }
  })
  return found
}

export { textOf }
