import {
  type Frame,
  type OpenedFrame,
  openFrame,
  startFrame,
} from '@lfi-docs/sandbox'
import addresses from '@site/generated/sandbox/addresses.json'
import { packages } from '@site/generated/sandbox/packages'
import type * as Runtime from '@site/generated/sandbox/runtime'

/** The worker's program and the modules it offers. */
const loadRuntime = (): Promise<typeof Runtime> =>
  import(/* webpackChunkName: "run" */ '@site/generated/sandbox/runtime')

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
  const runtime = await loadRuntime()
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

/** What code may import of the packages that lfi is compared with. */
export const packageNames = Object.keys(packages)

/**
 * The packages that code imports of those that lfi is compared with, as on
 * "Coming from" pages: each is fetched once it is used.
 */
export const loadPackages = (code: string) =>
  Promise.all(
    [...code.matchAll(IMPORTED)].flatMap(([, name = '']) => {
      const load = Object.hasOwn(packages, name) ? packages[name] : undefined
      return load ? [load().then(module => ({ name, ...module }))] : []
    }),
  )
