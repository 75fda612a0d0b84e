import { packages } from '@site/generated/sandbox/packages'
import type * as Runtime from '@site/generated/sandbox/runtime'
import { currentVersion, otherVersions } from '@site/generated/sandbox/versions'
import { loadCurrentRuntime } from './parts'

export type SandboxRuntime = typeof Runtime

type OfferedModule = Awaited<ReturnType<(typeof packages)[string]>>

/** Offers further modules, or others in the place of those with their names. */
const withModules = (
  runtime: SandboxRuntime,
  modules: readonly (readonly [name: string, module: OfferedModule])[],
): SandboxRuntime => ({
  ...runtime,
  moduleSources: {
    ...runtime.moduleSources,
    ...Object.fromEntries(modules.map(([name, { source }]) => [name, source])),
  },
  moduleExports: {
    ...runtime.moduleExports,
    ...Object.fromEntries(
      modules.map(([name, { exportedNames }]) => [name, exportedNames]),
    ),
  },
})

const loading = new Map<string, Promise<SandboxRuntime>>()

const fetchRuntime = async (version: string): Promise<SandboxRuntime> => {
  if (version === currentVersion) {
    return loadCurrentRuntime()
  }
  const [runtime, other] = await Promise.all([
    loadRuntime(),
    otherVersions[version]?.loadSource(),
  ])
  if (!other) {
    throw new Error(`There is no lfi ${version} here.`)
  }
  return withModules(runtime, [['lfi', other]])
}

/** The worker's program and the modules it offers, each fetched once. */
export const loadRuntime = (
  version: string = currentVersion,
): Promise<SandboxRuntime> => {
  const known = loading.get(version)
  if (known) {
    return known
  }
  const loaded = fetchRuntime(version).catch((error: unknown) => {
    // A failed download is not kept, so that a later run tries again.
    loading.delete(version)
    throw error
  })
  loading.set(version, loaded)
  return loaded
}

const IMPORTED = /\bfrom\s*['"]([\w-]+)['"]/gu

/**
 * Adds the packages that the code imports and that lfi is compared with, as on
 * "Coming from" pages. Nothing of them is fetched for other code, which keeps
 * the runtime that a sandbox may have been started with.
 */
export const withPackages = async (
  runtime: SandboxRuntime,
  code: string,
): Promise<SandboxRuntime> => {
  const added = await Promise.all(
    [...code.matchAll(IMPORTED)].flatMap(([, name = '']) => {
      const load = Object.hasOwn(packages, name) ? packages[name] : undefined
      return load ? [load().then(module => [name, module] as const)] : []
    }),
  )
  return added.length === 0 ? runtime : withModules(runtime, added)
}
