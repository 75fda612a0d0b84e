import { onPress } from './presses'

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
const copyFrom = (address: string): Promise<void> =>
  navigator.clipboard.write([
    new ClipboardItem({ 'text/plain': readText(address) }),
  ])

const say = (button: HTMLElement, text: string): void => {
  const label = button.firstElementChild
  if (label) {
    button.dataset.label ??= label.textContent
    label.textContent = text
  }
}

const sayWhen = (button: HTMLElement, copied: Promise<void>): Promise<void> =>
  copied.then(
    () => say(button, 'Copied'),
    () => say(button, 'Could not copy'),
  )

/**
 * Buttons that copy a text (`data-copy`) or what is at an address
 * (`data-copy-from`), and say so until they lose the focus.
 */
export const answerCopying = (): void => {
  const { clipboard } = navigator
  onPress('[data-copy]', button =>
    sayWhen(button, clipboard.writeText(button.dataset.copy ?? '')),
  )
  onPress('[data-copy-from]', button =>
    sayWhen(button, copyFrom(button.dataset.copyFrom ?? '')),
  )
  addEventListener('focusout', ({ target }) => {
    if (target instanceof HTMLElement && target.dataset.label) {
      say(target, target.dataset.label)
    }
  })
}
