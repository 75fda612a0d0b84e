import { openFrame } from '@lfi-docs/sandbox'
import { copyText } from '../../../browser/copyText'
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

const say = (button: HTMLElement, text: string): void => {
  const label = button.firstElementChild
  if (label) {
    button.dataset.label ??= label.textContent
    label.textContent = text
  }
}

const readText = async (address: string): Promise<Blob> => {
  const response = await fetch(address)
  if (!response.ok) {
    throw new Error(response.statusText)
  }
  return new Blob([await response.text()], { type: 'text/plain' })
}

/**
 * Copies the text at an address. The clipboard gets a promise of it, because
 * Safari refuses a copy that comes later than the press.
 */
const copyFrom = async (address: string): Promise<boolean> => {
  try {
    await navigator.clipboard.write([
      new ClipboardItem({ 'text/plain': readText(address) }),
    ])
    return true
  } catch {
    return false
  }
}

const sayWhen = async (
  button: HTMLElement,
  isCopied: Promise<boolean>,
): Promise<void> => say(button, (await isCopied) ? 'Copied' : 'Could not copy')

/**
 * Examples are copied, run and opened in the playground; other buttons copy a
 * text (`data-copy`) or what is at an address (`data-copy-from`), and say so
 * until they lose the focus.
 */
export const answerCode = (): void => {
  onPress('[data-code-action=copy]', button => {
    const block = readBlock(button)
    if (block) {
      void copyCode(button, block.code)
    }
  })
  onPress(RUN, button => {
    void withTools('run', button, tools => tools.run(button))
  })
  onPress('[data-walk]', button => {
    void withTools(undefined, button, tools => tools.walk(button))
  })
  onPress('[data-copy]', button => {
    void sayWhen(button, copyText(button.dataset.copy ?? ''))
  })
  onPress('[data-copy-from]', button => {
    void sayWhen(button, copyFrom(button.dataset.copyFrom ?? ''))
  })
  onApproach(prepareLink)
  addEventListener('pointerdown', onPointerDown)
  addEventListener('focusout', ({ target }) => {
    if (target instanceof HTMLElement && target.dataset.label) {
      say(target, target.dataset.label)
    }
  })
}
