import { whenIdle } from '../../../browser/whenIdle'

/** Once the page is seen: a tab that opens in the background may never be. */
export const whenSeen = (task: () => void): void => {
  if (document.hidden) {
    addEventListener('visibilitychange', () => whenSeen(task), { once: true })
  } else {
    task()
  }
}

/** Once the page is seen, loaded and idle. */
export const whenAtRest = (task: () => void): void => {
  const schedule = (): void => whenSeen(() => whenIdle(task))
  if (document.readyState === 'complete') {
    schedule()
  } else {
    addEventListener('load', () => setTimeout(schedule), { once: true })
  }
}
