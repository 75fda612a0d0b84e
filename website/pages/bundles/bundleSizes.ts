import record from '../../records/sizes.json'

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

const recorded: Readonly<Record<string, BundlerSizes>> = record.bundlers

/** The smallest first, by five functions. */
export const bundlers: readonly BundlerSizes[] = Object.values(
  recorded,
).toSorted((a, b) => a.five - b.five)

/** The version of lfi, and the names that are imported in each case. */
export const { version, imports } = record.about

/** `6446` as `6.4 kB`, the way download sizes are read. */
export const formatKilobytes = (bytes: number): string =>
  `${(bytes / 1000).toFixed(1)} kB`

const [best] = bundlers

/** What all of lfi weighs, with the bundler that drops the most. */
export const sizeOfAll = best
  ? `${formatKilobytes(best.all)} with ${best.bundler}`
  : ''

/** Which bundlers drop what is not imported; a test compares it with the sizes. */
export const whatBundlersKeep =
  'Rollup (Vite 7) and Rspack keep only the functions that you import. esbuild and Rolldown (Vite 8) keep nearly all of lfi, because it contains a call to eval.'
