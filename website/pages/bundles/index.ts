/*
 * In: the installed lfi and bundlers, measured by `generate`.
 * Out: sizes.json, what imports of lfi cost with each bundler.
 * Read by: the home page and Getting started.
 */
import type { Plugin } from '@docusaurus/types'
import { type Published, publish } from '../../generate/read/publish'

export default function bundleSizes(): Plugin<Published> {
  return publish('bundle-sizes')
}
