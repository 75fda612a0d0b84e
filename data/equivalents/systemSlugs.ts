import type { System } from '../schema'

/** Each system's page is `/docs/coming-from/` and this. */
export const systemSlugs: Record<System, string> = {
  Array: 'array',
  Iterator: 'iterator-helpers',
  Lodash: 'lodash',
  Ramda: 'ramda',
  RxJS: 'rxjs',
  'p-map and friends': 'p-map',
  Python: 'python',
}
