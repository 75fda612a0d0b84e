import type { SidebarsConfig } from '@docusaurus/plugin-content-docs'
import { indexGroups } from './config/indexGroups'
import { systems } from './data/counterparts/systems'
import { readApiSidebar } from './pages/api/readApiSidebar'

const sidebars: SidebarsConfig = {
  docs: [
    'getting-started',
    {
      type: 'category',
      label: 'Concepts',
      link: { type: 'doc', id: 'concepts/index' },
      collapsed: false,
      items: [
        'concepts/concurrent-iterable',
        'concepts/order-and-errors',
        'concepts/limits',
        'concepts/currying',
        'concepts/optional',
        'concepts/reducer',
        'concepts/kinds-of-reducers',
      ],
    },
    {
      type: 'category',
      label: 'Recipes',
      link: { type: 'doc', id: 'recipes' },
      items: indexGroups('docs/recipes.mdx'),
    },
    'five-hundred-requests',
    'five-hundred-requests-in-production',
    {
      type: 'category',
      label: 'What to watch out for',
      link: { type: 'doc', id: 'watch-out' },
      items: indexGroups('docs/watch-out.mdx'),
    },
    'errors',
    'not-in-lfi',
    'choosing-a-function',
    'size-and-speed',
    'trace',
    'using-the-playground',
    'playground-helpers',
    {
      type: 'category',
      label: 'Upgrading to lfi 4',
      link: { type: 'doc', id: 'upgrading' },
      items: [
        'upgrading/failures-are-collected',
        'upgrading/an-answer-hides-failures',
        'upgrading/promises-are-awaited',
        'upgrading/empty-is-a-function',
        'upgrading/a-concur-iterable-is-an-object',
        'upgrading/backpressure-can-be-chosen',
        'upgrading/generators-stay-open',
        'upgrading/what-is-not-a-number',
        'upgrading/symbols-cannot-be-joined',
        'upgrading/exports-and-declarations',
      ],
    },
    {
      type: 'category',
      label: 'Coming from',
      link: { type: 'doc', id: 'coming-from/index' },
      items: systems.map(({ page }) => `coming-from/${page}`),
    },
    ...readApiSidebar(),
  ],
}

export default sidebars
