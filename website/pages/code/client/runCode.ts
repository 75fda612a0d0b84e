import { loadTracer } from '@site/trace/viewer/loadTracer'
import { announce } from './announce'
import { prepareRun } from './prepareRun'
import type { Block } from './readBlock'

const failure =
  'The code runner could not be loaded. Check your connection and try again.'

/**
 * Runs an example beneath itself, traced if asked, or stops it; loads nothing
 * before that.
 */
export const runCode = async (
  { figure, code, language }: Block,
  isTraced: boolean,
): Promise<void> => {
  if (!language) {
    return
  }
  try {
    const [{ runInline }, tracer] = await Promise.all([
      prepareRun(language),
      isTraced ? loadTracer() : undefined,
    ])
    await runInline(figure, {
      code: code.textContent ?? '',
      language,
      ...(tracer && { tracer }),
    })
  } catch {
    announce(failure)
  }
}
