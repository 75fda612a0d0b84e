import type { SidebarsConfig } from '@docusaurus/plugin-content-docs'
import { readApiSidebar } from './plugins/api-reference/readApiSidebar'

const sidebars: SidebarsConfig = {
  docs: [
    'getting-started',
    {
      type: 'category',
      label: 'Concepts',
      collapsed: false,
      items: [
        'concepts/concurrent-iterable',
        'concepts/currying',
        'concepts/optional',
        'concepts/reducer',
      ],
    },
    'recipes',
    ...readApiSidebar(),
  ],
}

export default sidebars
