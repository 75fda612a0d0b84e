import { readFileSync } from 'node:fs'

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
      'lfi no longer asks whether eval works in the way that playground/sandbox/build/publishedLfi.ts takes out. Look for "eval" in its published file, and change or remove the pattern.',
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
