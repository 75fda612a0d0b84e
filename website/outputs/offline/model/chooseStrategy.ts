/** Files below `assets/` are named after their content, so they never change. */
export const isAsset = (path: string): boolean => path.startsWith('assets/')

export type Strategy = 'ignore' | 'page' | 'immutable' | 'fresh'

/** Of a `Request`. */
type RequestFacts = { method: string; mode: string; url: string }

/**
 * How a request is answered. Pages and files that keep their name come from the
 * network while there is one, so that nothing is ever out of date; only files
 * named after their content are taken from the cache first. `scope` is what the
 * service worker is responsible for, with a slash at the end.
 */
export const chooseStrategy = (
  { method, mode, url }: RequestFacts,
  scope: string,
): Strategy => {
  if (method !== 'GET' || !url.startsWith(scope)) {
    return 'ignore'
  }
  if (isAsset(url.slice(scope.length))) {
    return 'immutable'
  }
  return mode === 'navigate' ? 'page' : 'fresh'
}
