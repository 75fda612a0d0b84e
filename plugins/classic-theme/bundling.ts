import path from 'node:path'

/**
 * Docusaurus puts all CSS into one file, so that styles arrive in one order.
 * What is only ever loaded on demand is left out of it and comes with its code.
 */
const isLoadedOnDemand = (siteDir: string, file: string) =>
  file.startsWith(path.join(siteDir, 'playground') + path.sep) ||
  file.startsWith(path.join(siteDir, 'plugins/search/client') + path.sep) ||
  /@docsearch[\\/]css|\.lazy(?:\.module)?\.css$/u.test(file)

type BundledModule = { nameForCondition?: () => string | null }

export const bundling = (siteDir: string, isServer: boolean) => ({
  resolve: {
    alias: {
      'hoist-non-react-statics$': path.join(
        __dirname,
        'client/hoistNonReactStatics.js',
      ),
    },
  },
  module: {
    rules: [
      {
        test: /@docusaurus[\\/]utils-common[\\/]/u,
        resolve: {
          alias: { tslib$: path.join(__dirname, 'client/tslib.js') },
        },
      },
    ],
  },
  optimization: isServer
    ? {}
    : {
        splitChunks: {
          cacheGroups: {
            styles: {
              test: (module: BundledModule) =>
                !isLoadedOnDemand(siteDir, module.nameForCondition?.() ?? ''),
            },
          },
        },
      },
})
