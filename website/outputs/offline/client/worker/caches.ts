const assetCache = 'lfi-assets'
const pageCachePrefix = 'lfi-pages-'

/** Files named after their content are shared by versions; pages never are. */
export const openAssets = (): Promise<Cache> => caches.open(assetCache)

export const openPages = (version: string): Promise<Cache> =>
  caches.open(pageCachePrefix + version)

/**
 * What was kept under a key: by this version, or else by an older one, whose
 * pages stay until this version has kept its own.
 */
export const findPage = async (
  version: string,
  key: string,
): Promise<Response | undefined> => {
  const pages = await openPages(version)
  return (await pages.match(key)) ?? caches.match(key)
}

export const removeOutdated = async (
  version: string,
  addresses: ReadonlySet<string>,
): Promise<void> => {
  const names = await caches.keys()
  await Promise.all(
    names
      .filter(
        name =>
          name.startsWith(pageCachePrefix) &&
          name !== pageCachePrefix + version,
      )
      .map(name => caches.delete(name)),
  )
  const assets = await openAssets()
  const kept = await assets.keys()
  await Promise.all(
    kept
      .filter(({ url }) => !addresses.has(url))
      .map(request => assets.delete(request)),
  )
}

/** A storage that is full, broken or refused is no failure of the page. */
export const orNothing = <Result>(
  work: Promise<Result>,
): Promise<Result | undefined> =>
  work.catch(error => {
    console.warn('The cache could not be used.', error)
    return undefined
  })

/** Whether there was room. */
const put = async (cache: Cache, key: string, response: Response) =>
  (await orNothing(cache.put(key, response).then(() => true))) ?? false

/** Keeps the answer to a request under `key`; false if there is no room for it. */
export const keep = async (
  cache: Cache,
  key: string,
  request: Request,
): Promise<boolean> => {
  if (await cache.match(key)) {
    return true
  }
  const response = await fetch(request)
  return !response.ok || response.redirected || put(cache, key, response)
}
