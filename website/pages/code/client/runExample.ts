import { runInline } from '@site/playground/inlineRun'
import { openSandbox } from '@site/playground/sandbox/runtime'
import { readBlock } from './readBlock'

/** Runs the example of a button beneath it, traced if it says so, or stops it. */
export const runExample = (button: HTMLElement): void => {
  const block = readBlock(button)
  if (block?.language) {
    // At once: browsers give a frame a process of its own.
    openSandbox()
    const program = {
      code: block.code.textContent ?? '',
      language: block.language,
    }
    const asked = button.dataset.codeAction === 'trace' ? 'trace' : 'run'
    runInline(block.figure, asked, program)
  }
}
