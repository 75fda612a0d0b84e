import type { SidebarsConfig } from '@docusaurus/plugin-content-docs'
import { readApiSidebar } from './pages/api/readApiSidebar'

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
    'recipes/more',
    'five-hundred-requests',
    'watch-out',
    'choosing-a-function',
    'trace',
    'playground-helpers',
    'upgrading',
    {
      type: 'category',
      label: 'Coming from',
      link: { type: 'doc', id: 'coming-from/index' },
      items: [
        { type: 'doc', id: 'coming-from/array', label: 'Array methods' },
        {
          type: 'doc',
          id: 'coming-from/iterator-helpers',
          label: 'Iterator helpers',
        },
        { type: 'doc', id: 'coming-from/lodash', label: 'Lodash' },
        { type: 'doc', id: 'coming-from/ramda', label: 'Ramda' },
        { type: 'doc', id: 'coming-from/rxjs', label: 'RxJS' },
        { type: 'doc', id: 'coming-from/p-map', label: 'p-map and friends' },
        { type: 'doc', id: 'coming-from/python', label: 'Python' },
      ],
    },
    ...readApiSidebar(),
  ],
}

export default sidebars
