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

/** Which bundlers drop what is not imported; a test compares it with the sizes. */
export const whatBundlersKeep =
  'Rollup (Vite 7) and Rspack keep only the functions that you import. esbuild and Rolldown (Vite 8) keep nearly all of lfi, because it contains a call to eval.'
