import { announce } from './announce'

/** How long the button says what happened. */
const feedbackMilliseconds = 2000

const select = (code: HTMLElement): void => {
  getSelection()?.selectAllChildren(code)
}

const write = async (code: HTMLElement): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(code.textContent ?? '')
    return true
  } catch {
    // No permission, or no secure origin: leave the last key to the reader.
    select(code)
    return false
  }
}

/** Copies the code alone, never its output, and says so. */
export const copyCode = async (
  button: HTMLElement,
  code: HTMLElement,
): Promise<void> => {
  const copied = await write(code)
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
