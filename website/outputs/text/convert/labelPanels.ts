import type { Element, Root } from 'hast'
import { textOf, visitParents } from './elements'

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
export const labelPanels = (tree: Root): void => {
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
