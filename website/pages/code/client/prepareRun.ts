import {
  loadCompiler,
  loadCurrentRuntime,
  loadLinker,
} from '@site/playground/sandbox/parts'
import type { Language } from '../../../examples/model/language'

/**
 * Asks for all that a run needs at once: what draws it and opens its frame, what
 * makes the code ready, and the library with the worker's program.
 */
export const prepareRun = async (language: Language) => {
  const drawing = import('@site/playground/inlineRun').then(inline => {
    inline.openFrame()
    return inline
  })
  // What fails here is asked for again by the run, which says what failed.
  const preparing = language === 'js' ? loadLinker() : loadCompiler()
  void preparing.catch(() => undefined)
  void loadCurrentRuntime().catch(() => undefined)
  return await drawing
}
