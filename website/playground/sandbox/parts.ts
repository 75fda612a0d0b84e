/**
 * What a run needs, each fetched once. In one place: the bundler may make a file
 * of its own of each `import()`, and the one that a run asks for would not be
 * the one that was prepared. What an example needs has a name together, which
 * engine/first-load/client/app.ts asks for ahead of the app.
 */
import type * as Runtime from '@site/generated/sandbox/runtime'
import type * as Compiler from '../compiler/prepareProject'

/** Makes any code ready to run. */
export const loadCompiler = (): Promise<typeof Compiler> =>
  import('../compiler/prepareProject')

/** The worker's program and the modules that it offers. */
export const loadCurrentRuntime = (): Promise<typeof Runtime> =>
  import(/* webpackChunkName: "run" */ '@site/generated/sandbox/runtime')
