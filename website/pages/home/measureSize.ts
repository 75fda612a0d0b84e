import { readModule, weigh } from '../../library/extract/importCosts'
import type { PackageSize } from './model/demonstrations'

/** Measures the whole package; `pages/bundles` measures what each bundler keeps. */
export const measureSize = async (version: string): Promise<PackageSize> => ({
  version,
  whole: await weigh(readModule(require.resolve('lfi')), '*'),
})
