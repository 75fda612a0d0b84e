import { Step } from '@lfi-docs/build-cache'
import { measureBundles } from './measureBundles'
import type { BundleSizes } from './model/bundleSizes'

const sizes = new Step<BundleSizes>('bundle-sizes', __filename)

/** Measured again when lfi or a bundler is another version. */
export const loadBundleSizes = (): Promise<BundleSizes> =>
  sizes.results().getOrMakeLater([], measureBundles)
