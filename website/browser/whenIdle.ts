/**
 * Runs `task` after what matters more; returns what cancels it. Idle callbacks
 * stop in a hidden tab: the timeout ends the waiting.
 */
export const whenIdle = (task: () => void, timeout = 2000): (() => void) => {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(task, { timeout })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(task, timeout / 4)
  return () => clearTimeout(timer)
}
