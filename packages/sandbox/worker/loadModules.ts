import type { ModuleNames } from './stackFrames'

export interface LoadedModule extends ModuleNames {
  readonly url: string
  readonly source: string
}

/**
 * An address that the source of a module can be imported from; `name` is what
 * stacks call it, also those that code prints itself.
 */
export const toUrl = (source: string, name: string): string =>
  URL.createObjectURL(
    new Blob([source, `\n//# sourceURL=${name}`], { type: 'text/javascript' }),
  )

/** A module that imports another one of these finds it at its address. */
const link = (source: string, loaded: readonly LoadedModule[]): string =>
  loaded.reduce(
    (text, { name, url }) => text.replace(`from"${name}"`, `from"${url}"`),
    source,
  )

/**
 * Loads the modules that code may import, before there is any, so that a run
 * need not wait for them.
 */
export const loadModules = (
  sources: Readonly<Record<string, string>>,
): readonly LoadedModule[] => {
  const loaded: LoadedModule[] = []
  for (const [name, source] of Object.entries(sources)) {
    const url = toUrl(link(source, loaded), name)
    const exported = new Map<string, string>()
    import(url).then(
      module => {
        for (const [key, value] of Object.entries(module)) {
          if (typeof value === 'function' && value.name !== '') {
            exported.set(value.name, key)
          }
        }
      },
      // The import of a module that fails reports it later.
      () => {},
    )
    loaded.push({ name, url, source, exported })
  }
  return loaded
}
