import { expect, test } from 'vitest'
import { checkNavbar } from './checkNavbar'

const targets = { sidebarIds: ['docs'], docIds: ['recipes', 'trace'] }

test('items that lead somewhere are accepted', () => {
  expect(
    checkNavbar(
      [
        { type: 'docSidebar', sidebarId: 'docs' },
        { label: 'More', items: [{ type: 'doc', docId: 'trace' }] },
        { label: 'Home' },
      ],
      targets,
    ),
  ).toEqual([])
})

test('a wrong sidebar and a wrong document name their item', () => {
  expect(
    checkNavbar(
      [
        { type: 'docSidebar', sidebarId: 'doc', label: 'Guides' },
        { label: 'More', items: [{ type: 'doc', docId: 'recipe' }] },
      ],
      targets,
    ),
  ).toEqual([
    'The navbar item "Guides" (type docSidebar) asks for the sidebar "doc", which does not exist. There is: docs. Correct themeConfig.navbar.',
    'The navbar item without a label (type doc) asks for the document "recipe", which does not exist. There are: recipes, trace. Correct themeConfig.navbar.',
  ])
})
