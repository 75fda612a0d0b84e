import { copyText } from '../../../browser/copyText'
import { announce } from './announce'

const feedbackMilliseconds = 2000

/** Copies the code alone, never its output, and says so. */
export const copyCode = async (
  button: HTMLElement,
  code: HTMLElement,
): Promise<void> => {
  const copied = await copyText(code.textContent ?? '')
  if (!copied) {
    // No permission, or no secure origin: leave the last key to the reader.
    getSelection()?.selectAllChildren(code)
  }
  button.textContent = copied ? 'Copied' : 'Selected'
  announce(
    copied
      ? 'Code copied'
      : 'The code is selected. Copy it with your keyboard.',
  )
  setTimeout(() => {
    button.textContent = 'Copy'
  }, feedbackMilliseconds)
}
