import { takeBuiltIns } from './builtIns'
import { toUrl } from './loadModules'

const beginName = '$sandboxBegin'

export type Beginning = {
  /** Imports the code and runs it; settles when its statements are through. */
  readonly run: () => Promise<unknown>
  /** False as long as the code is being read: nothing of it has run. */
  readonly hasBegun: () => boolean
}

/**
 * Code is imported by a module that exports nothing: a module that exports
 * `then` would be taken for a promise, and might never settle. A second module
 * runs right before the code, once the browser has read all of it.
 */
export const prepareBeginning = (codeUrl: string): Beginning => {
  let hasBegun = false
  const begin = (): void => {
    hasBegun = true
    Reflect.deleteProperty(globalThis, beginName)
    takeBuiltIns()
  }
  const beginUrl = toUrl(`globalThis.${beginName}()`, beginName)
  const entryUrl = toUrl(
    `import ${JSON.stringify(beginUrl)}\nimport ${JSON.stringify(codeUrl)}`,
    'entry',
  )
  return {
    run: () => {
      Reflect.defineProperty(globalThis, beginName, {
        configurable: true,
        value: begin,
      })
      return import(entryUrl)
    },
    hasBegun: () => hasBegun,
  }
}
