import type * as Runtime from '@site/generated/sandbox/runtime'
import { currentVersion, otherVersions } from '@site/generated/sandbox/versions'

type SandboxRuntime = typeof Runtime

const loading = new Map<string, Promise<SandboxRuntime>>()

const fetchRuntime = async (version: string): Promise<SandboxRuntime> => {
  if (version === currentVersion) {
    return import('@site/generated/sandbox/runtime')
  }
  const [runtime, other] = await Promise.all([
    loadRuntime(),
    otherVersions[version]?.loadSource(),
  ])
  if (!other) {
    throw new Error(`There is no lfi ${version} here.`)
  }
  return {
    ...runtime,
    moduleSources: { ...runtime.moduleSources, lfi: other.source },
    moduleExports: { ...runtime.moduleExports, lfi: other.exportedNames },
  }
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
