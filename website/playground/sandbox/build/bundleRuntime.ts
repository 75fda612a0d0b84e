import { readFileSync } from 'node:fs'
import { bundle, exportsOf } from '@lfi-docs/sandbox/build'

/**
 * The file that is published, and not what its source map would make: the two
 * differ in what they do (`max` of strings), and readers run the published one.
 */
const publishedLfi = (): string =>
  readFileSync(require.resolve('lfi'), 'utf8').replace(
    /\n\/\/# sourceMappingURL=.*\s*$/u,
    '\n',
  )

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
