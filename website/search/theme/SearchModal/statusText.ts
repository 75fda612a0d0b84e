import {
  type Failure,
  isFailure,
  type SearchStatus,
} from '../../client/useSearch'

const FAILURES: Readonly<Record<Failure, string>> = {
  error: 'Unable to fetch results',
  refused: 'The search service refused to answer',
  updated: 'This page was updated: reload it',
}

/** What a screen reader hears when the results change. */
export const statusText = (
  status: SearchStatus,
  query: string,
  /** How many were found; undefined while there is no answer. */
  found: number | undefined,
): string => {
  if (isFailure(status)) {
    return FAILURES[status]
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
