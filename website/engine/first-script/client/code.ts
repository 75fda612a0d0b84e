import { openFrame } from '@lfi-docs/sandbox'
import { copyCode } from '../../../pages/code/client/copyCode'
import { readBlock } from '../../../pages/code/client/readBlock'
import { storedHash } from '../../../playground/share/client/storedHash'
import { findAround, onApproach, onPress } from './presses'
import { loadAhead, sandbox, withTools } from './tools'

const RUN = '[data-code-action=run],[data-code-action=trace]'

/**
 * Puts the code of a block into its link to the playground as soon as the
 * reader looks like following it: whichever button or key then opens it, the
 * browser answers as for any link.
 */
const prepareLink = (event: Event): void => {
  const link = findAround<HTMLAnchorElement>(event, 'a[data-code-action=edit]')
  const block = link && !link.hash && readBlock(link)
  if (block) {
    link.hash = storedHash(block.code.textContent ?? '', block.language ?? 'js')
  }
}

/**
 * A finger needs a tenth of a second to press, in which what runs the example is
 * fetched and its frame opened: browsers give a frame a process of its own.
 */
const onPointerDown = (event: Event): void => {
  prepareLink(event)
  if (findAround(event, RUN)) {
    if (sandbox && !window.tools) {
      window.firstFrame ??= openFrame(sandbox)
    }
    loadAhead('run')
  }
}

/** Code is copied; examples are run and opened in the playground. */
export const answerCode = (): void => {
  onPress('[data-code-action=copy]', button => {
    const block = button.closest('.code-block, .plain-code')
    const code = block?.querySelector('code')
    if (code) {
      void copyCode(button, code)
    }
  })
  onPress(RUN, button => {
    void withTools('run', button, tools => tools.run(button))
  })
  onPress('[data-walk]', button => {
    void withTools(undefined, button, tools => tools.walk(button))
  })
  onApproach(prepareLink)
  addEventListener('pointerdown', onPointerDown)
}
