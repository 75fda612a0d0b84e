import {
  type Frame,
  type OpenedFrame,
  openFrame,
  startFrame,
} from '@lfi-docs/sandbox'
import addresses from '@site/generated/sandbox/addresses.json'
import { otherPackages } from '../../examples/otherPackages'

/** The worker's program and the modules it offers. */
const loadRuntime = () =>
  import(/* webpackChunkName: "run" */ '@site/generated/sandbox/runtime.json')

/**
 * The sandbox of the next run is opened before it: browsers give a frame a
 * process of its own, which takes longer than all that is fetched meanwhile.
 */
let spare: { readonly opened: OpenedFrame; started?: Frame } | undefined

/** Opens the next sandbox; the first script may have opened its frame. */
export const openSandbox = (): NonNullable<typeof spare> => {
  spare ??= { opened: window.firstFrame ?? openFrame(addresses.offline) }
  delete window.firstFrame
  return spare
}

/** Starts the next sandbox; gives what code may import, and takes it for a run. */
export const startSandbox = async () => {
  openSandbox()
  const { default: runtime } = await loadRuntime()
  const start = (): Frame => {
    const next = openSandbox()
    next.started ??= startFrame(next.opened, runtime)
    return next.started
  }
  start()
  return {
    moduleExports: runtime.moduleExports,
    take: (): Frame => {
      const frame = start()
      spare = undefined
      return frame
    },
  }
}

export const discardSandbox = (): void => {
  spare?.started?.remove()
  spare?.opened.element.remove()
  spare = undefined
}

const IMPORTED = /\b(?:from|import)\s*\(?\s*['"]([\w-]+)['"]/gu

/** A package that lfi is compared with. */
type PackageCode = {
  readonly source: string
  readonly exportedNames: readonly string[]
}

const loadPackage = async (name: string) => {
  const module: { readonly default: PackageCode } = await import(
    `@site/generated/sandbox/package-${name}.json`
  )
  return { name, ...module.default }
}

/**
 * The packages that code imports of those that lfi is compared with, as on
 * "Coming from" pages: each is fetched once it is used.
 */
export const loadPackages = (code: string) =>
  Promise.all(
    Array.from(code.matchAll(IMPORTED), ([, name = '']) => name)
      .filter(name => otherPackages.includes(name))
      .map(loadPackage),
  )
