/**
 * What a run needs, each fetched once. In one place: the bundler may make a file
 * of its own of each `import()`, and the one that a run asks for would not be
 * the one that was prepared. What an example needs has a name together, which
 * engine/first-load/client/app.ts asks for ahead of the app.
 */
import type * as Runtime from '@site/generated/sandbox/runtime'
import type * as Linker from '../compiler/linkModule'
import type * as Compiler from '../compiler/prepareProject'

/** Makes any code ready to run. */
export const loadCompiler = (): Promise<typeof Compiler> =>
  import('../compiler/prepareProject')

/** Makes JavaScript ready that is known to be right, and is much smaller. */
export const loadLinker = (): Promise<typeof Linker> =>
  import(/* webpackChunkName: "run" */ '../compiler/linkModule')

/** The worker's program and the modules that it offers. */
export const loadCurrentRuntime = (): Promise<typeof Runtime> =>
  import(/* webpackChunkName: "run" */ '@site/generated/sandbox/runtime')
