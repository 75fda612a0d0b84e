import { loadEngine } from '@site/playground/sandbox/runner'
import { openSandbox } from '@site/playground/sandbox/runtime'
import { hasPoorConnection } from '../../../browser/connection'
import { readBlock } from './readBlock'
import { runCode } from './runCode'

const RUN = '[data-code-action=run]'

// What the first script can't do by itself (engine/first-load): it listens, and
// has copied and measured already.
if (typeof window !== 'undefined') {
  const forget = (): void => {
    removeEventListener('pointerover', onApproach)
    removeEventListener('focusin', onApproach)
  }
  const prepare = (button: HTMLElement | null | undefined): void => {
    const language = button && readBlock(button)?.language
    if (language && !hasPoorConnection()) {
      forget()
      openSandbox()
      loadEngine()
        .then(({ prepareRun }) => prepareRun(language))
        // What fails is asked for again by the run, which says what failed.
        .catch(() => undefined)
    }
  }
  const onApproach = ({ target }: Event): void =>
    prepare(target instanceof Element ? target.closest<HTMLElement>(RUN) : null)
  addEventListener('pointerover', onApproach)
  addEventListener('focusin', onApproach)

  window.firstLoad?.answer('run', button => {
    const block = readBlock(button)
    if (block) {
      // The run itself asks for all of it; another frame would be one too many.
      forget()
      runCode(block, button.dataset.codeAction === 'trace')
    }
  })
  // The pointer or the focus may have been there before the app.
  prepare(document.querySelector<HTMLElement>(`${RUN}:is(:hover, :focus)`))
}
