import path from 'node:path'

/** Folders of what is only ever loaded on demand. */
const onDemand = ['playground', 'search/theme/SearchModal', 'trace/viewer']

/**
 * Docusaurus puts all CSS into one file, so that styles arrive in one order.
 * What is loaded on demand is left out of it and comes with its code.
 */
const isLoadedOnDemand = (siteDir: string, file: string): boolean =>
  onDemand.some(folder =>
    file.startsWith(path.join(siteDir, folder) + path.sep),
  )

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
