import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { wasUpdated } from '../../browser/wasUpdated'
import type { SearchAnswer } from '../engine/answer'
import { HITS_PER_PAGE, STALLED_AFTER, snippetWords } from './limits'
import { loadSearch } from './provider'

export type SearchState = {
  status: 'idle' | 'loading' | 'stalled' | 'error'
  /** Whether it failed because a deploy has removed what this page loads. */
  isOutdated?: boolean
  /** The last answer; it stays while the next one is on its way. */
  answer: SearchAnswer | undefined
}

/** The outcome of a search, and which one it was: any other is still loading. */
type Settled = SearchState & { query: string; page: number }

const NOTHING: SearchState = { status: 'idle', answer: undefined }

const ask = async (query: string, page: number): Promise<SearchAnswer> => {
  const search = await loadSearch()
  return search({
    query,
    page,
    hitsPerPage: HITS_PER_PAGE,
    snippetWords: snippetWords(),
  })
}

/** The pages of an answer as one. */
const append = (before: SearchAnswer | undefined, next: SearchAnswer) => ({
  ...next,
  hits: [...(before?.hits ?? []), ...next.hits],
})

/** Searches whenever the query or the page changes; late answers are dropped. */
export const useSearch = (query: string, page = 0): SearchState => {
  const [settled, setSettled] = useState<Settled>()

  useEffect(() => {
    let isLate = false
    const settle = (
      change: (before: SearchAnswer | undefined) => SearchState,
    ): void => {
      if (!isLate) {
        // It renders at once: a scheduled render would wait for the next frame.
        flushSync(() =>
          setSettled(before => ({ ...change(before?.answer), query, page })),
        )
      }
    }
    if (query.trim() === '') {
      setSettled(undefined)
      return
    }
    const stalled = setTimeout(
      () => settle(answer => ({ status: 'stalled', answer })),
      STALLED_AFTER,
    )
    ask(query, page)
      .then(
        answer =>
          settle(before => ({
            status: 'idle',
            answer: page > 0 ? append(before, answer) : answer,
          })),
        async (error: unknown) => {
          console.warn('Searching failed.', error)
          const isOutdated = await wasUpdated()
          settle(() => ({ status: 'error', isOutdated, answer: undefined }))
        },
      )
      .finally(() => clearTimeout(stalled))
    return () => {
      isLate = true
      clearTimeout(stalled)
    }
  }, [query, page])

  if (query.trim() === '') {
    return NOTHING
  }
  const isOfNow = settled?.query === query && settled.page === page
  return isOfNow ? settled : { status: 'loading', answer: settled?.answer }
}
