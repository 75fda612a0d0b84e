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
    if (
      target instanceof Element &&
      target.closest('[data-code-action=run]') &&
      !hasPoorConnection()
    ) {
      removeEventListener('pointerover', onApproach)
      removeEventListener('focusin', onApproach)
      prepareRun().catch(() => undefined)
    }
  }
  addEventListener('pointerover', onApproach)
  addEventListener('focusin', onApproach)
}
