import path from 'node:path'

const onDemand = ['playground', 'search/theme/SearchModal', 'trace/viewer']

const isLoadedOnDemand = (siteDir: string, file: string): boolean =>
  onDemand.some(folder =>
    file.startsWith(path.join(siteDir, folder) + path.sep),
  )

type BundledModule = { nameForCondition?: () => string | null }

type SplitChunks = { cacheGroups?: Readonly<Record<string, unknown>> }

/**
 * Docusaurus puts all CSS into one file, so that styles arrive in one order.
 * What is loaded on demand is left out of it and comes with its code.
 */
export const splitStyles = (siteDir: string, known: unknown) => {
  const { cacheGroups } = (known || {}) as SplitChunks
  if (!cacheGroups?.styles) {
    throw new Error(
      `engine/theme narrows the chunk group "styles" of @docusaurus/core/lib/webpack/base.js, and it is no longer there. See how Docusaurus joins styles now: those of ${onDemand.join(', ')} must not come with every page.`,
    )
  }
  return {
    cacheGroups: {
      styles: {
        test: (module: BundledModule) =>
          !isLoadedOnDemand(siteDir, module.nameForCondition?.() ?? ''),
      },
    },
  }
}
