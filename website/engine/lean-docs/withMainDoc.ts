import { isFields } from '@lfi-docs/fields'

/**
 * Global data whose versions have `id` as their main document. The docs plugin
 * takes the page at the root for it; ours is an overview, and readers start at
 * the first guide.
 */
export const withMainDoc = (data: unknown, id: string): unknown => {
  if (!isFields(data) || !Array.isArray(data.versions)) {
    throw new Error(
      'engine/lean-docs names the main document in the versions of the global data that @docusaurus/plugin-content-docs/lib/index.js sets, and there are none. See where the docs plugin keeps it now, and change withMainDoc.ts.',
    )
  }
  return {
    ...data,
    versions: data.versions.map(version => ({ ...version, mainDocId: id })),
  }
}
