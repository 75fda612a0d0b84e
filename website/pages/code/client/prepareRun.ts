import {
  loadCompiler,
  loadCurrentRuntime,
  loadLinker,
} from '@site/playground/sandbox/parts'
import { spareFrame } from '@site/playground/sandbox/spareFrame'
import type { Language } from '../../../examples/model/language'

/**
 * Asks for all that a run needs at once: its frame, what draws it, what makes
 * the code ready, and the library with the worker's program.
 */
export const prepareRun = (language: Language) => {
  // What fails here is asked for again by the run, which says what failed.
  const preparing = language === 'js' ? loadLinker() : loadCompiler()
  void preparing.catch(() => undefined)
  void loadCurrentRuntime().catch(() => undefined)
  const drawing = import(
    /* webpackChunkName: "run" */ '@site/playground/inlineRun'
  )
  // Part of the app, so that it waits for nothing: browsers give a frame a
  // process of its own, which takes as long as all that is fetched.
  spareFrame.open(false)
  return drawing
}
