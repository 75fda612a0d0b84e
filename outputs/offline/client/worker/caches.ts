import { pageKey } from '../pageKey'

const assetCache = 'lfi-assets'
const pageCachePrefix = 'lfi-pages-'

/** Files named after their content are shared by versions; pages never are. */
export const openAssets = (): Promise<Cache> => caches.open(assetCache)

export const openPages = (version: string): Promise<Cache> =>
  caches.open(pageCachePrefix + version)

export const isAsset = (path: string): boolean => path.startsWith('assets/')

/** Removes the pages of other versions, and assets that none of ours names. */
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

/** Keeps the file or page at `address` unless it is kept already. */
export const keep = async (
  cache: Cache,
  address: string,
  key = address,
): Promise<void> => {
  if (await cache.match(key)) {
    return
  }
  const response = await fetch(address, { credentials: 'same-origin' })
  if (response.ok && !response.redirected) {
    await cache.put(key, response)
  }
}

export const keepPage = (cache: Cache, address: string): Promise<void> =>
  keep(cache, address, pageKey(address))
