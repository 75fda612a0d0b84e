/** What this page has fetched of the site's files that never change. */
const loadedAssets = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter(name => name.startsWith(`${location.origin}/`))
    .filter(name => new URL(name).pathname.includes('/assets/'))

const controlled = (container: ServiceWorkerContainer): Promise<unknown> =>
  container.controller
    ? Promise.resolve()
    : new Promise(resolve =>
        container.addEventListener('controllerchange', resolve, { once: true }),
      )

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
  await controlled(serviceWorker)
  const page = location.origin + location.pathname
  if (await caches.match(page)) {
    return
  }
  await Promise.all([...new Set(loadedAssets())].map(asset => fetch(asset)))
  // The page comes last, so that it is not kept without what it needs.
  await fetch(page)
}
