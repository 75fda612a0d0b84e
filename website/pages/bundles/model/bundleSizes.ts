/** What one bundler makes of imports of lfi, in bytes, minified, after gzip -9. */
export type BundlerSizes = {
  bundler: string
  version: string
  /** What people know it by, where that is another name. */
  usedBy?: string
  one: number
  five: number
  all: number
}

export type BundleSizes = {
  /** The names that are imported in each case. */
  imports: { one: readonly string[]; five: readonly string[] }
  /** The version of lfi. */
  version: string
  /** The smallest first, by five functions. */
  bundlers: readonly BundlerSizes[]
}

/** `6446` as `6.4 kB`, the way download sizes are read. */
export const formatKilobytes = (bytes: number): string =>
  `${(bytes / 1000).toFixed(1)} kB`

/** What all of lfi weighs, with the bundler that drops the most. */
export const sizeOfAll = ({ bundlers: [best] }: BundleSizes): string =>
  best ? `${formatKilobytes(best.all)} with ${best.bundler}` : ''

/** Above this share of everything, a bundler has kept what was not imported. */
const KEPT_SHARE = 0.5

export const keepsEverything = ({ five, all }: BundlerSizes): boolean =>
  five > all * KEPT_SHARE

/** Not by Intl, which takes a slow phone 80 ms to set up. */
const joined = (names: readonly string[]): string =>
  names.length > 1
    ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
    : names.join('')

const nameOf = ({ bundler, usedBy }: BundlerSizes): string =>
  usedBy ? `${bundler} (${usedBy})` : bundler

const namesOf = (bundlers: readonly BundlerSizes[]): string =>
  joined(bundlers.map(nameOf))

const agree = (bundlers: readonly BundlerSizes[], verb: string): string =>
  bundlers.length === 1 ? `${verb}s` : verb

/** Which bundlers drop what is not imported, and which do not. */
export const describeBundlers = ({ bundlers }: BundleSizes): string => {
  const keeping = bundlers.filter(keepsEverything)
  const dropping = bundlers.filter(one => !keepsEverything(one))
  const sentences = [
    dropping.length > 0 &&
      `${namesOf(dropping)} ${agree(dropping, 'keep')} only the functions that you import.`,
    keeping.length > 0 &&
      `${namesOf(keeping)} ${agree(keeping, 'keep')} nearly all of lfi, because it contains a call to eval.`,
  ]
  return sentences.filter(Boolean).join(' ')
}
