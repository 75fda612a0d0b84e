import { useEffect, useRef, useState } from 'react'
import type { SearchAnswer } from '../engine/searchAnswer'
import { HITS_PER_PAGE, STALLED_AFTER, snippetWords } from './limits'
import { loadProvider } from './loadProvider'
import { useProviderContext } from './useProviderContext'

export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'error'

export type SearchState = {
  status: SearchStatus
  /** The last answer; it stays while the next one is on its way. */
  answer: SearchAnswer | undefined
}

const NOTHING: SearchState = { status: 'idle', answer: undefined }

const append = (
  before: SearchAnswer | undefined,
  next: SearchAnswer,
): SearchAnswer =>
  before && next.page > 0 && before.query === next.query
    ? { ...next, hits: [...before.hits, ...next.hits] }
    : next

/** Searches whenever the query or the page changes; late answers are dropped. */
export const useSearch = (query: string, page = 0): SearchState => {
  const context = useProviderContext()
  const [state, setState] = useState(NOTHING)
  const latest = useRef(0)

  useEffect(() => {
    const turn = ++latest.current
    const settle = (change: (before: SearchState) => SearchState): void => {
      if (turn === latest.current) {
        setState(change)
      }
    }
    if (query.trim() === '') {
      setState(NOTHING)
      return
    }
    settle(({ answer }) => ({ status: 'loading', answer }))
    const stalled = setTimeout(
      () => settle(({ answer }) => ({ status: 'stalled', answer })),
      STALLED_AFTER,
    )
    const request = {
      query,
      page,
      hitsPerPage: HITS_PER_PAGE,
      snippetWords: snippetWords(),
    }
    loadProvider(context)
      .then(provider => provider.search(request))
      .then(
        answer =>
          settle(before => ({
            status: 'idle',
            answer: append(before.answer, answer),
          })),
        (error: unknown) => {
          console.warn('Searching failed.', error)
          settle(() => ({ status: 'error', answer: undefined }))
        },
      )
      .finally(() => clearTimeout(stalled))
    return () => clearTimeout(stalled)
  }, [query, page, context])

  return state
}
