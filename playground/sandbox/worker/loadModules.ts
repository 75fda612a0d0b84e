import type { ModuleNames } from './stack'
import { toUrl } from './toUrl'

export interface LoadedModule extends ModuleNames {
  readonly url: string
}

/**
 * Loads the modules that code may import, before there is any, so that a run
 * need not wait for them.
 */
export const loadModules = (
  sources: Readonly<Record<string, string>>,
): readonly LoadedModule[] =>
  Object.entries(sources).map(([name, source]) => {
    const url = toUrl(source, name)
    const exported = new Set<string>()
    import(url).then(
      module => {
        for (const key of Object.keys(module)) {
          exported.add(key)
        }
      },
      // The import of a module that fails reports it later.
      () => {},
    )
    return { name, url, exported }
  })
