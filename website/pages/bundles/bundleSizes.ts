import { readRecord } from '../../records/readRecord'
import type { BundleSizes } from './model/bundleSizes'

/** What imports of lfi cost with each bundler; the smallest first. */
export const bundleSizes = (): BundleSizes => {
  const { about, bundlers } = readRecord('sizes')
  const { total: _, ...rest } = about
  return {
    ...rest,
    bundlers: Object.values(bundlers).toSorted((a, b) => a.five - b.five),
  }
}
