import type { SearchStatus } from '../../client/useSearch'
import type { SearchAnswer } from '../../engine/searchAnswer'

/** What a screen reader hears when the results change. */
export const statusText = (
  status: SearchStatus,
  query: string,
  answer: SearchAnswer | undefined,
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
  if (query.trim() === '' || !answer) {
    return ''
  }
  const { nbHits } = answer
  return nbHits === 0
    ? `No results for ${query}`
    : nbHits === 1
      ? '1 result'
      : `${nbHits} results`
}
