/*
 * In: the installed lfi and bundlers.
 * Out: sizes.json, what imports of lfi cost with each bundler.
 * Read by: the home page and Getting started.
 */
import type { Plugin } from '@docusaurus/types'
import { loadBundleSizes } from './loadBundleSizes'
import type { BundleSizes } from './model/bundleSizes'

export default function bundleSizes(): Plugin<BundleSizes> {
  return {
    name: 'bundle-sizes',
    loadContent: loadBundleSizes,
    contentLoaded: async ({ content, actions }) => {
      await actions.createData('sizes.json', content)
    },
  }
}
