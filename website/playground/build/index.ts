/*
 * In: the TypeScript worker, which comes bundled and minified.
 * Out: a file with a hashed name.
 * Read by: the playground, by its address.
 */
import type { Plugin } from '@docusaurus/types'

export default function playground(): Plugin {
  return {
    name: 'playground',
    configureWebpack: (_, isServer) => ({
      module: {
        rules: [
          {
            test: /typescriptWorker\.js$/u,
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
