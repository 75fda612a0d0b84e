import type { Step } from '../step'
import { asyncStep } from './async'
import { collect } from './collect'
import { concur } from './concur'
import { find } from './find'
import { group } from './group'
import { lazy } from './lazy'
import { limit } from './limit'
import { pipe } from './pipe'

/** In the order in which they build on each other. */
export const steps: readonly Step[] = [
  pipe,
  lazy,
  collect,
  group,
  find,
  asyncStep,
  concur,
  limit,
]

/** Where to go on after the last step. */
export const afterTheTour = {
  to: '/docs/five-hundred-requests',
  title: 'Fetch 500 users',
}
