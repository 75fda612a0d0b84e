import LinkCards from '@site/src/components/LinkCards'
import type { ReactNode } from 'react'

const pages = [
  {
    to: '/docs/getting-started',
    title: 'Getting started',
    text: 'Install lfi, read your first pipeline, choose a flavour.',
  },
  {
    to: '/tour',
    title: 'Tour',
    text: 'Learn lfi in eight programs that you predict, run and change.',
  },
  {
    to: '/docs/recipes',
    title: 'Recipes',
    text: 'Find a program for a common task, with its output.',
  },
  {
    to: '/docs/five-hundred-requests',
    title: 'Fetch 500 users',
    text: 'Send 500 requests with a concurrency limit, retries, progress and cancellation.',
  },
  {
    to: '/docs/concepts/concurrent-iterable',
    title: 'Concurrency',
    text: 'How concurrent iterables work, and their trade-offs.',
  },
  {
    to: '/playground',
    title: 'Playground',
    text: 'Change an example and see what it prints.',
  },
]

export const NextSteps = (): ReactNode => (
  <nav aria-label="Where to go next" className="container">
    <LinkCards cards={pages} columns={3} />
  </nav>
)
