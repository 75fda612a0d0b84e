import { isFields, mapField } from './records'

/**
 * Global data whose versions have `id` as their main document. The docs plugin
 * takes the page at the root for it; ours is an overview, and readers start at
 * the first guide.
 */
export const withMainDoc = (data: unknown, id: string): unknown =>
  isFields(data)
    ? mapField(data, 'versions', versions =>
        versions.map(version =>
          isFields(version) ? { ...version, mainDocId: id } : version,
        ),
      )
    : data
