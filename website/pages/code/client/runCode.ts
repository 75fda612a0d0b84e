import { runInline } from '@site/playground/inlineRun'
import { openSandbox } from '@site/playground/sandbox/runtime'
import { loadTracer } from '@site/trace/viewer/loadTracer'
import type { Block } from './readBlock'

/** Runs an example beneath itself, traced if asked, or stops it. */
export const runCode = (
  { figure, code, language }: Block,
  isTraced: boolean,
): void => {
  if (language) {
    // At once: browsers give a frame a process of its own.
    openSandbox()
    const program = { code: code.textContent ?? '', language }
    runInline(figure, isTraced ? 'trace' : 'run', program, loadTracer)
  }
}
