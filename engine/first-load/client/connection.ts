type Connection = { saveData?: boolean; effectiveType?: string }

/** Readers who pay for every byte, or wait for it, get none in advance. */
export const isSpared = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return (
    connection?.saveData === true ||
    /2g/u.test(connection?.effectiveType ?? '') ||
    matchMedia('(prefers-reduced-data: reduce)').matches
  )
}

/** Once the page is seen: a tab that opens in the background may never be. */
export const whenSeen = (task: () => void): void => {
  if (document.visibilityState === 'visible') {
    task()
    return
  }
  const onChange = (): void => {
    if (document.visibilityState === 'visible') {
      document.removeEventListener('visibilitychange', onChange)
      task()
    }
  }
  document.addEventListener('visibilitychange', onChange)
}

/**
 * Once the page is seen, loaded and idle. Idle callbacks stop in a hidden tab
 * and while the page is kept for the way back: the timeout ends the waiting.
 */
export const whenIdle = (task: () => void): void => {
  const wait = (): void => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(task, { timeout: 2000 })
    } else {
      setTimeout(task, 500)
    }
  }
  const seen = (): void => whenSeen(wait)
  if (document.readyState === 'complete') {
    seen()
  } else {
    addEventListener('load', () => setTimeout(seen), { once: true })
  }
}
