import { nextTask } from './nextTask'

let lastTurn = Promise.resolve()

/** Loaded or asked for already; addresses come with and without their origin. */
const isKnown = (address: string): boolean =>
  document.head.querySelector(
    `[src$="${CSS.escape(address)}"], [href$="${CSS.escape(address)}"]`,
  ) !== null

const fetchAhead = (address: string): void => {
  if (isKnown(address)) {
    return
  }
  const link = document.createElement('link')
  if (link.relList.supports('prefetch')) {
    link.rel = 'prefetch'
    link.as = 'script'
    link.href = address
    document.head.append(link)
  } else {
    fetch(address, { priority: 'low' }).catch(() => undefined)
  }
}

/**
 * Fetches a script at low priority, so that it is at hand when it is wanted.
 * One in each task: to ask for one takes a slow phone up to 10 ms.
 */
export const prefetchScript = (address: string): void => {
  lastTurn = lastTurn.then(nextTask).then(() => fetchAhead(address))
}
