const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/**
 * Under a trace there is a link on every line, too many to be stops of the Tab
 * key: Enter goes from the log to the last of them, arrows from one to the next,
 * and Escape back to the log.
 */
export const walkLinks = (event: KeyboardEvent): void => {
  const { currentTarget: log, target, key } = event
  if (!(log instanceof HTMLElement && target instanceof HTMLElement)) {
    return
  }
  const links = [...log.querySelectorAll<HTMLElement>('[data-event]')]
  const at = links.indexOf(target)
  const step = steps[key]
  let next: HTMLElement | undefined
  if (target === log && key === 'Enter') {
    next = links.at(-1)
  } else if (at >= 0 && step !== undefined) {
    next = links[Math.max(0, at + step)]
  } else if (at >= 0 && key === 'Escape') {
    next = log
  }
  if (next) {
    next.focus()
    event.preventDefault()
  }
}
