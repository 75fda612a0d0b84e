/*
 * In: TypeScript, its libraries and lfi's types; the API model; the guides; all
 * as `generate` wrote them.
 * Out: the TypeScript worker, a script of its own with a hashed name;
 * examples.json, read by playground/page;
 * elsewhere.json, read by playground/compiler when code imports what lfi lacks.
 */
import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { readGenerated } from '../../generate/read/generated'
import { followRuns } from '../../generate/read/run'
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

export default function playground({
  siteDir,
}: LoadContext): Plugin<PlaygroundData> {
  const nextRun = followRuns()
  return {
    name: 'playground',
    // Not the guides: the examples may wait for a restart, an edit may not.
    getPathsToWatch: () => [
      path.join(siteDir, 'playground/compiler/typescript/**/*.ts'),
    ],
    loadContent: async () => {
      await (await nextRun()).written
      return readGenerated<PlaygroundData>('playground')
    },
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
