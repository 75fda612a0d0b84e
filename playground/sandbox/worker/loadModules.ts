import { toUrl } from './toUrl'

/**
 * Loads the modules that code may import, before there is any, so that a run
 * need not wait for them. Returns their addresses by name.
 */
export const loadModules = (
  sources: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> => {
  const urls = new Map<string, string>()
  for (const [name, source] of Object.entries(sources)) {
    const url = toUrl(source)
    urls.set(name, url)
    // Whoever imports a module that fails is told then.
    import(url).catch(() => {})
  }
  return urls
}
