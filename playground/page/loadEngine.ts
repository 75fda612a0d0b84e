import type * as Engine from '../sandbox/run'

/**
 * What runs code, fetched once. In one place: the bundler would make a file
 * of its own of each `import()` that uses other names.
 */
export const loadEngine = (): Promise<typeof Engine> => import('../sandbox/run')
