import { hasPoorConnection } from '../../../browser/connection'
import { prepareRun } from './prepareRun'
import { readBlock } from './readBlock'
import { runCode } from './runCode'

// What the first script can't do by itself (engine/first-load): it listens, and
// has copied and measured already.
if (typeof window !== 'undefined') {
  window.firstLoad?.answer('run', button => {
    const block = readBlock(button)
    if (block) {
      void runCode(block, button.dataset.codeAction === 'trace')
    }
  })
  const onApproach = ({ target }: Event): void => {
    const button =
      target instanceof Element
        ? target.closest<HTMLElement>('[data-code-action=run]')
        : null
    const language = button && readBlock(button)?.language
    if (language && !hasPoorConnection()) {
      removeEventListener('pointerover', onApproach)
      removeEventListener('focusin', onApproach)
      prepareRun(language).catch(() => undefined)
    }
  }
  addEventListener('pointerover', onApproach)
  addEventListener('focusin', onApproach)
}
