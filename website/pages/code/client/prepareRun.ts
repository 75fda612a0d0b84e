import {
  loadCompiler,
  loadCurrentRuntime,
} from '@site/playground/sandbox/parts'
import { spareFrame } from '@site/playground/sandbox/spareFrame'
import type { Language } from '../../../examples/model/language'

/**
 * Asks for all that a run needs at once: its frame, the library with the
 * worker's program, and what makes code ready that has types.
 */
export const prepareRun = (language: Language) => {
  // What fails here is asked for again by the run, which says what failed.
  void loadCurrentRuntime().catch(() => undefined)
  if (language === 'ts') {
    void loadCompiler().catch(() => undefined)
  }
  const running = import(
    /* webpackChunkName: "run" */ '@site/playground/inlineRun'
  )
  // Part of the app, so that it waits for nothing: browsers give a frame a
  // process of its own, which takes as long as all that is fetched.
  spareFrame.open()
  return running
}
