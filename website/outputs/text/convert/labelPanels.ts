import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'
import { label, textOf } from './elements'

const collectTabs = (tree: Root): Element[] => {
  const tabs: Element[] = []
  visit(tree, 'element', element => {
    if (element.properties.role === 'tab') {
      tabs.push(element)
    }
  })
  return tabs
}

/**
 * Puts the name of its tab above every tab panel, for a reader to whom all
 * panels are shown. Panels that name no tab are matched with tabs by order.
 */
export const labelPanels = (tree: Root): void => {
  const tabs = collectTabs(tree)
  const byId = new Map(tabs.map(tab => [tab.properties.id, tab]))
  const unnamed = tabs.filter(tab => tab.properties.id === undefined)
  visit(tree, 'element', element => {
    if (element.properties.role !== 'tabpanel') {
      return
    }
    const [id] = [element.properties.ariaLabelledBy].flat()
    const tab = id === undefined ? unnamed.shift() : byId.get(id ?? undefined)
    if (tab) {
      element.children.unshift(label(textOf(tab)))
    }
  })
}
