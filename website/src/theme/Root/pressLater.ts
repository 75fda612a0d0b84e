import { nextTask } from '@site/browser/nextTask'

/** Longer than any part of a page takes to come alive. */
const MAX_MILLISECONDS = 10_000

/** Whether a click gets as far as the button itself. */
const reaches = (button: HTMLElement): boolean => {
  let isHeard = false
  const hear = (): void => {
    isHeard = true
  }
  button.addEventListener('click', hear, { once: true })
  button.click()
  button.removeEventListener('click', hear)
  return isHeard
}

const press = async (button: HTMLElement): Promise<void> => {
  const end = performance.now() + MAX_MILLISECONDS
  do {
    await nextTask()
  } while (
    button.isConnected &&
    !button.matches(':disabled') &&
    !reaches(button) &&
    performance.now() < end
  )
}

let lastPress = Promise.resolve()

/**
 * Presses a button on behalf of the reader, who did so before the app was there.
 * React lets no click through to a part of the page that it has not hydrated
 * yet; it hydrates that part first, but not while it is at work itself. So the
 * press comes in a task of its own, and again until it is let through.
 */
export const pressLater = (button: HTMLElement): void => {
  lastPress = lastPress.then(() => press(button))
}
