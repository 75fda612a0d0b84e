import { bundle, exportsOf } from '@lfi-docs/sandbox/build'
import { publishedLfi } from './publishedLfi'

/** Bundles the worker's program and the modules that it offers. */
export const bundleRuntime = async () => {
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
