import { loadCompiler } from '@site/playground/sandbox/loadCompiler'

/**
 * Asks for all that a run needs at once: what draws it and opens its frame, the
 * compiler, and the library with the worker's program.
 */
export const prepareRun = async () => {
  const drawing = import('@site/playground/inlineRun').then(inline => {
    inline.openFrame()
    return inline
  })
  // What fails here is asked for again by the run, which says what failed.
  void loadCompiler().catch(() => undefined)
  void import('@site/generated/sandbox/runtime').catch(() => undefined)
  return await drawing
}
