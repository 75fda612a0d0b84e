import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { wasUpdated } from '../../browser/wasUpdated'
import type { SearchAnswer } from '../engine/searchAnswer'
import { HITS_PER_PAGE, STALLED_AFTER, snippetWords } from './limits'
import { loadProvider } from './loadProvider'
import { SearchRefused } from './provider'
import { readProviderContext } from './providerContext'

/** Why a search has no answer. */
export type Failure = 'error' | 'updated' | 'refused'

export const isFailure = (status: SearchStatus): status is Failure =>
  status === 'error' || status === 'updated' || status === 'refused'

export type SearchStatus = 'idle' | 'loading' | 'stalled' | Failure

export type SearchState = {
  status: SearchStatus
  /** The last answer; it stays while the next one is on its way. */
  answer: SearchAnswer | undefined
}

/** The outcome of a search, and which one it was: any other is still loading. */
type Settled = SearchState & { query: string; page: number }

const NOTHING: SearchState = { status: 'idle', answer: undefined }
const START: Settled = { ...NOTHING, query: '', page: 0 }

const append = (before: SearchAnswer | undefined, next: SearchAnswer) =>
  before && next.page > 0 && before.query === next.query
    ? { ...next, hits: [...before.hits, ...next.hits] }
    : next

const explain = async (error: unknown): Promise<Failure> => {
  if (error instanceof SearchRefused) {
    return 'refused'
  }
  return (await wasUpdated()) ? 'updated' : 'error'
}

/** Searches whenever the query or the page changes; late answers are dropped. */
export const useSearch = (query: string, page = 0): SearchState => {
  const [settled, setSettled] = useState(START)
  const latest = useRef(0)

  useEffect(() => {
    const turn = ++latest.current
    if (query.trim() === '') {
      setSettled(START)
      return
    }
    const settle = (
      change: (before: SearchAnswer | undefined) => SearchState,
    ): void => {
      if (turn === latest.current) {
        // It renders at once: a scheduled render would wait for the next frame.
        flushSync(() =>
          setSettled(({ answer }) => ({ ...change(answer), query, page })),
        )
      }
    }
    const stalled = setTimeout(
      () => settle(answer => ({ status: 'stalled', answer })),
      STALLED_AFTER,
    )
    const request = {
      query,
      page,
      hitsPerPage: HITS_PER_PAGE,
      snippetWords: snippetWords(),
    }
    loadProvider(readProviderContext())
      .then(provider => provider.search(request))
      .then(
        answer =>
          settle(before => ({
            status: 'idle',
            answer: append(before, answer),
          })),
        async (error: unknown) => {
          console.warn('Searching failed.', error)
          const status = await explain(error)
          settle(() => ({ status, answer: undefined }))
        },
      )
      .finally(() => clearTimeout(stalled))
    return () => clearTimeout(stalled)
  }, [query, page])

  if (query.trim() === '') {
    return NOTHING
  }
  const isOfNow = settled.query === query && settled.page === page
  return isOfNow ? settled : { status: 'loading', answer: settled.answer }
}
