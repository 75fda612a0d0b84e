import type { SidebarsConfig } from '@docusaurus/plugin-content-docs'
import { indexGroups } from './config/indexGroups'
import { systems } from './data/counterparts'
import { apiSidebar } from './reference/sidebar'

const sidebars: SidebarsConfig = {
  docs: [
    {
      type: 'category',
      label: 'Learn',
      collapsed: false,
      items: [
        'getting-started',
        'why-lfi',
        { type: 'link', label: 'Tour', href: '/tour' },
        'concepts/iterables-and-laziness',
        'concepts/plain-async-or-concur',
        'concepts/optional',
        'concepts/reducer',
        'concepts/currying',
        'typescript',
      ],
    },
    {
      type: 'category',
      label: 'Concurrency',
      items: [
        'concepts/concurrent-iterable',
        'concepts/order-of-results',
        'handling-errors',
        'limiting-concurrency',
        'concepts/stopping',
        'concepts/backpressure',
        'five-hundred-requests',
      ],
    },
    {
      type: 'category',
      label: 'Recipes',
      link: { type: 'doc', id: 'recipes' },
      items: indexGroups('docs/recipes.mdx'),
    },
    {
      type: 'category',
      label: 'Migrate',
      link: { type: 'doc', id: 'coming-from/index' },
      items: [
        ...systems.map(({ page }) => `coming-from/${page}`),
        'upgrading',
        'what-changed-in-4-1-2',
      ],
    },
    {
      type: 'category',
      label: 'Reference',
      items: [
        'choosing-a-function',
        apiSidebar,
        'watch-out',
        'errors',
        'known-issues',
        'gotchas',
        'not-in-lfi',
        'size-and-speed',
      ],
    },
    {
      type: 'category',
      label: 'The playground',
      items: ['using-the-playground', 'trace', 'playground-helpers'],
    },
  ],
}

export default sidebars
