/** What this page has fetched of the site's files that never change. */
const loadedAssets = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter(name => name.startsWith(`${location.origin}/`))
    .filter(name => new URL(name).pathname.includes('/assets/'))

/** By then the editor and the sandbox have been loaded, and runs had their turn. */
const DELAY_MILLISECONDS = 4000

/**
 * On a first visit the playground loads before the service worker, which then
 * has kept none of its files. They are asked for again, from the browser's
 * cache, so that the worker keeps them and the playground opens without a
 * network.
 */
export const keepForOffline = async (): Promise<void> => {
  const { serviceWorker } = navigator
  if (!serviceWorker) {
    return
  }
  const page = location.origin + location.pathname
  await new Promise(resolve => setTimeout(resolve, DELAY_MILLISECONDS))
  if (!serviceWorker.controller) {
    await new Promise(resolve => {
      serviceWorker.oncontrollerchange = resolve
    })
  }
  // The first trace may be asked for when there is no network.
  await import(/* webpackChunkName: "trace" */ '../../trace/viewer/recordRun')
  if (await caches.match(page)) {
    return
  }
  await Promise.all([...new Set(loadedAssets())].map(asset => fetch(asset)))
  // The page comes last, so that it is not kept without what it needs.
  await fetch(page)
}
