import { createSpareFrame, openFrame } from '@lfi-docs/sandbox'
import addresses from '@site/generated/sandbox/addresses.json'
import { packages } from '@site/generated/sandbox/packages'
import type * as Runtime from '@site/generated/sandbox/runtime'

type SandboxRuntime = typeof Runtime

/** The worker's program and the modules it offers. */
const loadRuntime = (): Promise<SandboxRuntime> =>
  import(/* webpackChunkName: "run" */ '@site/generated/sandbox/runtime')

/** The sandbox of the next run; the first script may have opened its frame. */
const spareFrame = createSpareFrame(() => {
  const opened = window.firstFrame
  delete window.firstFrame
  return opened ?? openFrame(addresses.offline)
})

export const {
  open: openSandbox,
  take: takeSandbox,
  discard: discardSandbox,
} = spareFrame

const IMPORTED = /\b(?:from|import)\s*\(?\s*['"]([\w-]+)['"]/gu

/** What code may import of the packages that lfi is compared with. */
export const packageNames = Object.keys(packages)

/**
 * Starts the sandbox of the next run. A package that lfi is compared with, as on
 * "Coming from" pages, is fetched for code that imports it; other code keeps the
 * runtime that a sandbox may have been started with.
 */
export const startSandbox = async (code = ''): Promise<SandboxRuntime> => {
  spareFrame.open()
  const imported = [...code.matchAll(IMPORTED)].flatMap(([, name = '']) => {
    const load = Object.hasOwn(packages, name) ? packages[name] : undefined
    return load ? [load().then(module => ({ name, ...module }))] : []
  })
  const [runtime, ...added] = await Promise.all([loadRuntime(), ...imported])
  const { workerSource } = runtime
  const moduleSources: Record<string, string> = { ...runtime.moduleSources }
  const moduleExports: Record<string, readonly string[]> = {
    ...runtime.moduleExports,
  }
  for (const { name, source, exportedNames } of added) {
    moduleSources[name] = source
    moduleExports[name] = exportedNames
  }
  const started =
    added.length === 0
      ? runtime
      : { workerSource, moduleSources, moduleExports }
  spareFrame.start(started)
  return started
}
