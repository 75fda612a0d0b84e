import { readFileSync } from 'node:fs'
import { bundle, exportsOf } from '@lfi-docs/sandbox/build'

/**
 * Whether text may be run as code, which lfi asks when it loads. The sandbox's
 * policy says no, and Firefox reports each such question as an error.
 */
const evalProbe =
  /\/\*@__PURE__\*\/\(\(\)=>\{try\{return eval\(""\),!0\}catch\{return!1\}\}\)\(\)/u

const sourceMap = /\n\/\/# sourceMappingURL=.*\s*$/u

const withoutSourceMap = (module: string): string =>
  module.replace(sourceMap, '\n')

/** A published module, the question answered as the sandbox would. */
export const withoutEvalProbe = (module: string): string => {
  if (!evalProbe.test(module)) {
    throw new Error(
      'lfi no longer asks whether eval works in the way that playground/sandbox/build/bundleRuntime.ts takes out. Look for "eval" in its published file, and change or remove the pattern.',
    )
  }
  return withoutSourceMap(module.replace(evalProbe, '!1'))
}

/**
 * The file that is published, and not what its source map would make: the two
 * differ in what they do (`max` of strings), and readers run the published one.
 */
export const publishedLfi = (): string =>
  withoutEvalProbe(readFileSync(require.resolve('lfi'), 'utf8'))

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
