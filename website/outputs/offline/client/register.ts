import { hasPoorConnection } from '../../../browser/connection'
import { whenIdle } from '../../../browser/whenIdle'

const register = async (worker: string): Promise<void> => {
  const { serviceWorker } = navigator
  await serviceWorker.register(worker)
  const keepEverything = (): void =>
    serviceWorker.controller?.postMessage('keep-everything')
  // The whole site is more than a page: 3g counts as slow for it.
  if (hasPoorConnection(/2g|3g/u)) {
    return
  }
  await serviceWorker.ready
  const keepWhenIdle = () => whenIdle(keepEverything, 10_000)
  keepWhenIdle()
  // After a deploy the new worker takes over a little later than that.
  serviceWorker.addEventListener('controllerchange', keepWhenIdle)
}

/**
 * Called by the first script of every built page (engine/first-script) with the
 * address of the service worker.
 */
export const keepForOffline = (worker: string): void => {
  if ('serviceWorker' in navigator) {
    addEventListener('load', () => {
      // Private windows and strict policies refuse: the site works without it.
      register(worker).catch(() => {})
    })
  }
}
