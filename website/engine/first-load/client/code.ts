import { copyCode } from '../../../pages/code/client/copyCode'
import { readBlock } from '../../../pages/code/client/readBlock'
import { onPress } from './presses'
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
    if (link instanceof HTMLAnchorElement && !link.hash) {
      // A tap comes before the code is in the address: wait for it, then go.
      event.preventDefault()
      wish('edit', link, link)
    }
  })
  addEventListener('pointerover', onApproach)
  addEventListener('focusin', onApproach)
}
