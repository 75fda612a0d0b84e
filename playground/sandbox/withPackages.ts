import { packages } from '@site/generated/sandbox/packages'
import type * as Runtime from '@site/generated/sandbox/runtime'

type SandboxRuntime = typeof Runtime

const IMPORTED = /\bfrom\s*['"]([\w-]+)['"]/gu

/**
 * Adds the packages that the code imports and that lfi is compared with, as on
 * "Coming from" pages. Nothing of them is fetched for other code.
 */
export const withPackages = async (
  runtime: SandboxRuntime,
  code: string,
): Promise<SandboxRuntime> => {
  const names = [...code.matchAll(IMPORTED)]
    .map(([, name = '']) => name)
    .filter(name => Object.hasOwn(packages, name))
  if (names.length === 0) {
    return runtime
  }
  const loaded = await Promise.all(
    names.map(async name => ({ name, ...(await packages[name]?.()) })),
  )
  const sources = loaded.map(({ name, source = '' }) => [name, source])
  const exported = loaded.map(({ name, exportedNames = [] }) => [
    name,
    exportedNames,
  ])
  return {
    ...runtime,
    moduleSources: { ...runtime.moduleSources, ...Object.fromEntries(sources) },
    moduleExports: {
      ...runtime.moduleExports,
      ...Object.fromEntries(exported),
    },
  }
}
