import type { LinkedCode, RunRequest } from '../messages'

/** A module that code may import. */
export type LoadedModule = {
  /** Under which code imports it. */
  readonly name: string
  readonly url: string
  /** The exported functions, by the names that they have inside the module. */
  readonly exported: ReadonlyMap<string, string>
}

/** The visitor's code, as it was loaded. */
export type LoadedFile = Pick<LoadedModule, 'name' | 'url'>

/**
 * An address that the source of a module can be imported from; `name` is what
 * stacks call it, also those that code prints itself.
 */
const toUrl = (source: string, name: string): string =>
  URL.createObjectURL(
    new Blob([source, `\n//# sourceURL=${name}`], { type: 'text/javascript' }),
  )

/**
 * Loads the modules that code may import, before there is any, so that a run
 * need not wait for them. Each may import those before it, and those known.
 */
export const loadModules = (
  sources: Readonly<Record<string, string>>,
  known: readonly LoadedModule[] = [],
): readonly LoadedModule[] => {
  const loaded: LoadedModule[] = []
  for (const [name, source] of Object.entries(sources)) {
    const linked = [...known, ...loaded].reduce(
      (text, { name, url }) => text.replace(`from"${name}"`, `from"${url}"`),
      source,
    )
    const url = toUrl(linked, name)
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
    loaded.push({ name, url, exported })
  }
  return loaded
}

const importing = (url: string): string => `import ${JSON.stringify(url)}`

/**
 * The visitor's module with the names of modules replaced by addresses. Import
 * statements are moved to its end and leave blanks, so that all other code keeps
 * its place: imports are evaluated first wherever they are.
 */
export const link = (
  { js, references }: LinkedCode,
  modules: readonly LoadedModule[],
): string => {
  let linked = ''
  let end = 0
  const moved: string[] = []
  for (const { start, end: nextEnd, specifier, statement } of references) {
    const module = modules.find(({ name }) => name === specifier)
    if (module && statement) {
      const text = js.slice(statement.start, statement.end)
      moved.push(
        `${js.slice(statement.start, start)}"${module.url}"${js.slice(nextEnd, statement.end)}`,
      )
      // The semicolon ends the statement above it, as the import did.
      linked += `${js.slice(end, statement.start)};${text.slice(1).replace(/./gu, ' ')}`
      end = statement.end
    } else if (module) {
      linked += `${js.slice(end, start)}"${module.url}"`
      end = nextEnd
    }
  }
  return [linked + js.slice(end), ...moved].join('\n')
}

/**
 * Makes the code of a run loadable. Its last statement imports a module that
 * calls `onBegin`: imports run before all other statements, so that no line of
 * the code moves, and this one runs when all of the code was read.
 */
export const loadCode = (
  request: RunRequest,
  modules: readonly LoadedModule[],
  onBegin: () => void,
) => {
  const beginName = '$sandboxBegin'
  Reflect.defineProperty(globalThis, beginName, {
    configurable: true,
    value: () => {
      Reflect.deleteProperty(globalThis, beginName)
      onBegin()
    },
  })
  const begin = importing(toUrl(`globalThis.${beginName}()`, beginName))
  const { fileName, js } = request
  const linked = link(request, modules)
  const file: LoadedFile = {
    name: fileName,
    url: toUrl(`${linked}\n${begin}`, fileName),
  }
  return {
    file,
    /** Imports the code and runs it; settles when its statements are through. */
    run: (): Promise<unknown> =>
      // A module that exports `then` would be taken for a promise, and might
      // never settle. One that imports it exports nothing.
      import(
        /\bexport\b/u.test(js) ? toUrl(importing(file.url), 'entry') : file.url
      ),
  }
}
