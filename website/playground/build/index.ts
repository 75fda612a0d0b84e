/*
 * In: the TypeScript worker and Prettier, which come bundled and minified.
 * Out: a file of each, with a hashed name.
 * Read by: the playground, by their addresses.
 */
import type { Plugin } from '@docusaurus/types'

export default function playground(): Plugin {
  return {
    name: 'playground',
    configureWebpack: (_, isServer) => ({
      module: {
        rules: [
          {
            test: /typescriptWorker\.js$|[\\/]prettier[\\/].*\.mjs$/u,
            type: 'asset/resource',
            generator: {
              filename: 'assets/playground/[name].[contenthash:8].js',
              emit: !isServer,
            },
          },
        ],
      },
    }),
  }
}
