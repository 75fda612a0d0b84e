import Link from '@docusaurus/Link'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './styles.module.css'

const steps = [
  {
    to: '/docs/getting-started',
    title: 'Getting started',
    text: 'Install it, read your first pipeline, pick a flavour.',
  },
  {
    to: '/tour',
    title: 'Tour',
    text: 'Eight steps: predict what a program does, run it, change it.',
  },
  {
    to: '/docs/recipes',
    title: 'Recipes',
    text: 'Common tasks, with code and its output.',
  },
  {
    to: '/docs/five-hundred-requests',
    title: '500 requests',
    text: 'A limit, order, retries, errors, progress, cancelling.',
  },
  {
    to: '/docs/concepts/concurrent-iterable',
    title: 'Concurrency',
    text: 'How a pipeline can push values, and what that costs.',
  },
  {
    to: '/playground',
    title: 'Playground',
    text: 'Change an example and see what it prints.',
  },
]

export const NextSteps = (): ReactNode => (
  <nav aria-label="Where to go next" className={styles.next}>
    <ul className={clsx('clean-list', styles.steps)}>
      {steps.map(({ to, title, text }) => (
        <li key={to}>
          <Link className={clsx(styles.step)} to={to}>
            <strong>{title}</strong>
            <span>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
