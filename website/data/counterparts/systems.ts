/**
 * What readers may know already, and its page below `/docs/coming-from`, in the
 * order in which pages list them.
 */
export const systems = [
  { system: 'Array', page: 'array' },
  { system: 'Iterator', page: 'iterator-helpers' },
  { system: 'Lodash', page: 'lodash' },
  { system: 'Ramda', page: 'ramda' },
  { system: 'RxJS', page: 'rxjs' },
  { system: 'p-map and friends', page: 'p-map' },
  { system: 'Python', page: 'python' },
] as const

export type System = (typeof systems)[number]

export const pageAddress = (page: string): string => `/docs/coming-from/${page}`

export const systemAddress = (system: string): string =>
  pageAddress(systems.find(table => table.system === system)?.page ?? system)
