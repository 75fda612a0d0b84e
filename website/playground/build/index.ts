/*
 * In: TypeScript, its libraries and lfi's types; the API model; the guides; all
 * as `generate` wrote them.
 * Out: the TypeScript worker, a script of its own with a hashed name;
 * examples.json, read by playground/page;
 * elsewhere.json, read by playground/compiler when code imports what lfi lacks.
 */
import type { Plugin } from '@docusaurus/types'
import { readGenerated } from '../../generate/generated'
import type { PlaygroundData } from './playgroundData'

const WORKER = 'typescriptWorker.js'

/** Files to be fetched, not modules: they come bundled and minified. */
const bundledRule = (isServer: boolean) => ({
  test: /typescriptWorker\.js$|[\\/]prettier[\\/].*\.mjs$/u,
  type: 'asset/resource',
  generator: {
    filename: 'assets/playground/[name].[contenthash:8].js',
    emit: !isServer,
  },
})

export default function playground(): Plugin<PlaygroundData> {
  return {
    name: 'playground',
    loadContent: () => readGenerated<PlaygroundData>('playground'),
    contentLoaded: async ({ content, actions: { createData } }) => {
      await Promise.all([
        createData(WORKER, content.worker),
        createData('examples.json', content.examples),
        createData('elsewhere.json', content.elsewhere),
      ])
    },
    configureWebpack: (_, isServer) => ({
      module: { rules: [bundledRule(isServer)] },
    }),
  }
}
