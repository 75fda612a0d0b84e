import { Step } from '@lfi-docs/build-cache'
import { bundle, exportsOf } from '@lfi-docs/sandbox/build'
import { publishedLfi } from './publishedLfi'

export type SandboxRuntime = {
  workerSource: string
  moduleSources: Record<string, string>
  moduleExports: Record<string, string[]>
}

const bundleAll = async (): Promise<SandboxRuntime> => {
  const lfi = publishedLfi()
  const [workerSource, helpers] = await Promise.all([
    bundle({
      entryPoints: [require.resolve('../worker/index.ts')],
      format: 'iife',
    }),
    bundle({
      entryPoints: [require.resolve('../../../examples/helperModule/index.ts')],
      format: 'esm',
    }),
  ])
  return {
    workerSource,
    moduleSources: { lfi, 'lfi-playground': helpers },
    moduleExports: {
      lfi: exportsOf(lfi),
      'lfi-playground': exportsOf(helpers),
    },
  }
}

const runtimes = new Step<SandboxRuntime>('sandbox-runtime', __filename)

/** Bundles the worker's program and the modules that it offers. */
export const bundleRuntime = (): Promise<SandboxRuntime> =>
  runtimes.results().getOrMakeLater([], bundleAll)
