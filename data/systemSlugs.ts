import type { System } from './schema'

/** What the page about each system is called below `/docs/coming-from`. */
export const systemSlugs: Readonly<Record<System, string>> = {
  Array: 'array',
  Iterator: 'iterator-helpers',
  Lodash: 'lodash',
  Ramda: 'ramda',
  RxJS: 'rxjs',
  'p-map and friends': 'p-map',
  Python: 'python',
}
