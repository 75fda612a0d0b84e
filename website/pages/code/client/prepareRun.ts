import {
  loadCompiler,
  loadCurrentRuntime,
  loadLinker,
} from '@site/playground/sandbox/parts'
import type { Language } from '../../../examples/model/language'

/** Browsers give a frame a process of its own, which takes as long as the rest. */
const openFrame = async (): Promise<void> => {
  const { spareFrame } = await import('@site/playground/sandbox/spareFrame')
  spareFrame.open(false)
}

/**
 * Asks for all that a run needs at once: its frame, what draws it, what makes
 * the code ready, and the library with the worker's program.
 */
export const prepareRun = async (language: Language) => {
  // What fails here is asked for again by the run, which says what failed.
  const preparing = language === 'js' ? loadLinker() : loadCompiler()
  void preparing.catch(() => undefined)
  void loadCurrentRuntime().catch(() => undefined)
  const [{ runInline }] = await Promise.all([
    import('@site/playground/inlineRun'),
    openFrame(),
  ])
  return { runInline }
}
