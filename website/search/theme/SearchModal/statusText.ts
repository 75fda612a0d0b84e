import type { SearchStatus } from '../../client/useSearch'

/** What a screen reader hears when the results change. */
export const statusText = (
  status: SearchStatus,
  query: string,
  /** How many were found; undefined while there is no answer. */
  found: number | undefined,
): string => {
  if (status === 'error') {
    return 'Unable to fetch results'
  }
  if (status === 'refused') {
    return 'The search service refused to answer'
  }
  if (status === 'updated') {
    return 'This page was updated: reload it'
  }
  if (query.trim() === '' || found === undefined) {
    return ''
  }
  return found === 0
    ? `No results for ${query}`
    : found === 1
      ? '1 result'
      : `${found} results`
}
