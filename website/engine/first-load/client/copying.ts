import { onPress } from './presses'

const readText = async (address: string): Promise<Blob> => {
  const response = await fetch(address)
  if (!response.ok) {
    throw new Error(`${address} answered ${response.status}.`)
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
  if (!label) {
    return
  }
  button.dataset.label ??= label.textContent
  label.textContent = text
}

const copyWith = async (
  button: HTMLElement,
  copy: Promise<void>,
): Promise<void> => {
  try {
    await copy
    say(button, 'Copied')
  } catch (error) {
    console.error(error)
    say(button, 'Could not copy')
  }
}

/**
 * Buttons that copy a text (`data-copy`) or what is at an address
 * (`data-copy-from`), and say so until they lose the focus.
 */
export const answerCopying = (): void => {
  onPress(
    '[data-copy]',
    button =>
      void copyWith(
        button,
        navigator.clipboard.writeText(button.dataset.copy ?? ''),
      ),
  )
  onPress(
    '[data-copy-from]',
    button => void copyWith(button, copyFrom(button.dataset.copyFrom ?? '')),
  )
  addEventListener('focusout', ({ target }) => {
    if (target instanceof HTMLElement && target.dataset.label) {
      say(target, target.dataset.label)
    }
  })
}
