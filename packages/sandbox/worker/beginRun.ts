import { takeBuiltIns } from './builtIns'
import { toUrl } from './loadModules'

const beginName = '$sandboxBegin'

/**
 * Code is imported by a module that exports nothing: a module that exports
 * `then` would be taken for a promise, and might never settle. A second module
 * runs right before the code, once the browser has read all of it.
 */
export const prepareBeginning = (codeUrl: string, now: () => number) => {
  let begunAt: number | undefined
  const begin = (): void => {
    Reflect.deleteProperty(globalThis, beginName)
    takeBuiltIns()
    begunAt = now()
  }
  const beginUrl = toUrl(`globalThis.${beginName}()`, beginName)
  const entryUrl = toUrl(
    `import ${JSON.stringify(beginUrl)}\nimport ${JSON.stringify(codeUrl)}`,
    'entry',
  )
  return {
    /** Imports the code and runs it; settles when its statements are through. */
    run: (): Promise<unknown> => {
      Reflect.defineProperty(globalThis, beginName, {
        configurable: true,
        value: begin,
      })
      return import(entryUrl)
    },
    /** When its first statement ran; undefined while it is being read. */
    begunAt: () => begunAt,
  }
}
