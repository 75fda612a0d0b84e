import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/**
 * There is a link on every line, too many to be stops of the Tab key: Enter
 * goes from the log to the last of them, and arrows from one to the next.
 */
export const walkLines = (event: KeyboardEvent<HTMLElement>): void => {
  const log = event.currentTarget
  const isOnLog = event.target === log
  const links = [...log.querySelectorAll<HTMLElement>('[data-line]')]
  const targets: readonly EventTarget[] = links
  const at = targets.indexOf(event.target)
  const step = steps[event.key] ?? 0
  const next =
    isOnLog && event.key === 'Enter'
      ? links.at(-1)
      : at >= 0 && step !== 0
        ? links[at + step]
        : undefined
  if (next) {
    next.focus()
  } else if (at >= 0 && event.key === 'Escape') {
    log.focus()
  } else {
    return
  }
  event.preventDefault()
}
