import { copyCode } from '../../../pages/code/client/copyCode'
import { readBlock } from '../../../pages/code/client/readBlock'
import { storedHash } from '../../../playground/share/storedHash'
import { isPlain, onPress } from './presses'
import { wish } from './wishes'

const editLink = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('a[data-code-action=edit]') : null

/** A reader who points at a link, or tabs to it, may follow it next. */
const onApproach = (event: Event): void => {
  const link = editLink(event)
  if (link && !link.hash) {
    wish('address', link)
  }
}

/**
 * A press that opens a new tab or window is the browser's own to answer, so the
 * code has to be in the address when the button or key goes down.
 */
const onOtherPress = (event: MouseEvent): void => {
  const link = editLink(event)
  const block = link && !link.hash && !isPlain(event) && readBlock(link)
  if (block) {
    link.hash = storedHash(block.code.textContent ?? '', block.language ?? 'js')
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
  onPress('[data-code-action=run],[data-code-action=trace]', button =>
    wish('run', button, button),
  )
  onPress('a[data-code-action=edit]', (link, event) => {
    if (link instanceof HTMLAnchorElement && !link.hash && isPlain(event)) {
      // A tap comes before the code is in the address: wait for it, then go.
      event.preventDefault()
      wish('edit', link, link)
    }
  })
  addEventListener('pointerover', onApproach)
  addEventListener('focusin', onApproach)
  addEventListener('mousedown', onOtherPress)
}
