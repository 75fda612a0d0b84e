import type * as Compiler from '../compiler/prepareProject'

/**
 * What makes code ready to run, fetched once. In one place: the bundler may
 * make a file of its own of each `import()`, and the one that a run asks for
 * would not be the one that was prepared.
 */
export const loadCompiler = (): Promise<typeof Compiler> =>
  import('../compiler/prepareProject')
