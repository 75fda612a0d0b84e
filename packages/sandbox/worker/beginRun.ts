import { toUrl } from './loadModules'

const beginName = '$sandboxBegin'

const importing = (url: string): string => `import ${JSON.stringify(url)}`

/** Notes when code begins: its first statement, once all of it was read. */
export const createBeginning = (now: () => number) => {
  let begunAt: number | undefined
  Reflect.defineProperty(globalThis, beginName, {
    configurable: true,
    value: () => {
      Reflect.deleteProperty(globalThis, beginName)
      begunAt = now()
    },
  })
  const beginUrl = toUrl(`globalThis.${beginName}()`, beginName)
  // Fetches it ahead, but does not run it: it has no export of that name.
  const ahead = `import { none } from ${JSON.stringify(beginUrl)}`
  import(toUrl(ahead, beginName)).catch(() => {})
  return {
    /**
     * What each file of the code has to end with. Imports run before all other
     * statements, so that no line of the code moves.
     */
    statement: importing(beginUrl),
    /** Imports the code and runs it; settles when its statements are through. */
    run: (codeUrl: string, mayExport: boolean): Promise<unknown> =>
      // A module that exports `then` would be taken for a promise, and might
      // never settle. One that imports it exports nothing.
      import(mayExport ? toUrl(importing(codeUrl), 'entry') : codeUrl),
    /** When its first statement ran; undefined while it is being read. */
    begunAt: () => begunAt,
  }
}
