import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { SearchAnswer } from '../engine/answer'
import { loadSearch } from './provider'

/** How long an answer may take before the search counts as stalled. */
const STALLED_AFTER_MS = 300

export type SearchState = {
  status: 'idle' | 'loading' | 'stalled' | 'error'
  /** The last answer; it stays while the next one is on its way. */
  answer?: SearchAnswer | undefined
}

/** The outcome of a search, and which one it was: any other is still loading. */
type Settled = SearchState & { query: string; pages: number }

/** The first pages of results; the specification has the numbers. */
const ask = async (query: string, pages: number): Promise<SearchAnswer> => {
  const search = await loadSearch()
  const isNarrow = window.matchMedia('(max-width: 768px)').matches
  const snippetWords = isNarrow ? 5 : 10
  return search({ query, hitsPerPage: 20 * pages, snippetWords })
}

/** Searches whenever what is wanted changes; late answers are dropped. */
export const useSearch = (query: string, pages = 1): SearchState => {
  const [settled, setSettled] = useState<Settled>()
  const isAsked = query.trim() !== ''

  useEffect(() => {
    let isLate = false
    const settle = (state: SearchState): void => {
      if (!isLate) {
        // It renders at once: a scheduled render would wait for the next frame.
        flushSync(() =>
          setSettled(before => ({
            answer: before?.answer,
            ...state,
            query,
            pages,
          })),
        )
      }
    }
    if (!isAsked) {
      setSettled(undefined)
      return
    }
    const stalled = setTimeout(
      () => settle({ status: 'stalled' }),
      STALLED_AFTER_MS,
    )
    ask(query, pages)
      .then(
        answer => settle({ status: 'idle', answer }),
        (error: unknown) => {
          console.warn('Searching failed.', error)
          settle({ status: 'error', answer: undefined })
        },
      )
      .finally(() => clearTimeout(stalled))
    return () => {
      isLate = true
      clearTimeout(stalled)
    }
  }, [query, pages, isAsked])

  if (!isAsked) {
    return { status: 'idle' }
  }
  const isOfNow = settled?.query === query && settled.pages === pages
  return isOfNow ? settled : { status: 'loading', answer: settled?.answer }
}
