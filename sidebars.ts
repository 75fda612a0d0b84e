import type { SidebarsConfig } from '@docusaurus/plugin-content-docs'

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
  ],
}

export default sidebars
