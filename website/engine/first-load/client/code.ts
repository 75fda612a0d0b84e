import { copyCode } from '../../../pages/code/client/copyCode'
import { readBlock } from '../../../pages/code/client/readBlock'
import { storedHash } from '../../../playground/share/client/storedHash'
import { openSandbox, start } from './app'
import { findAround } from './findAround'
import { onPress } from './presses'
import { request } from './requests'

const RUN = '[data-code-action=run],[data-code-action=trace]'

/**
 * Puts the code of a block into its link to the playground as soon as the
 * reader looks like following it: whichever button or key then opens it, the
 * browser answers as for any link, and no app is needed.
 */
const onApproach = (event: Event): void => {
  const link = findAround<HTMLAnchorElement>(event, 'a[data-code-action=edit]')
  const block = link && !link.hash && readBlock(link)
  if (block) {
    link.hash = storedHash(block.code.textContent ?? '', block.language ?? 'js')
  }
}

/** A finger needs a tenth of a second to press: the run need not wait for it. */
const onPointerDown = (event: Event): void => {
  onApproach(event)
  if (findAround(event, RUN)) {
    openSandbox()
    start()
  }
}

/** Code is inert: these listeners serve every block there is or will be. */
export const answerCode = (): void => {
  onPress('[data-code-action=copy]', button => {
    const block = readBlock(button)
    if (block) {
      void copyCode(button, block.code)
    }
  })
  onPress(RUN, button => {
    openSandbox()
    request('run', button, button)
  })
  addEventListener('pointerover', onApproach)
  addEventListener('focusin', onApproach)
  addEventListener('pointerdown', onPointerDown)
}
