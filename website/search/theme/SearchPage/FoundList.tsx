import { RUN_AT_ONCE } from '@site/playground/share/runAtOnce'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { toStoredHit } from '../../client/storedSearches'
import { useFollowHit } from '../../client/useFollowHit'
import { isFailure, type SearchState } from '../../client/useSearch'
import { textOf } from '../../engine/searchAnswer'
import ErrorScreen from '../SearchModal/ErrorScreen'
import NoResults from '../SearchModal/NoResults'
import { statusText } from '../SearchModal/statusText'
import SearchResult from '../SearchResult'
import styles from './styles.module.css'

type Props = {
  query: string
  state: SearchState
  onEnd: () => void
  onSuggestion: (query: string) => void
}

const stay = (): void => undefined

export default function FoundList(props: Props): ReactNode {
  const { query, state, onEnd, onSuggestion } = props
  const { status, answer } = state
  const { follow, open } = useFollowHit(stay)
  const more = answer !== undefined && answer.page + 1 < answer.nbPages
  return (
    <>
      <p role="status" className={styles.status}>
        {statusText(status, query, answer?.nbHits)}
      </p>
      {isFailure(status) && <ErrorScreen failure={status} />}
      {answer?.nbHits === 0 && status === 'idle' && (
        <NoResults query={query} answer={answer} onSuggestion={onSuggestion} />
      )}
      {answer?.hint && answer.nbHits > 0 && (
        <p role="status" className={styles.help}>
          {answer.hint}
        </p>
      )}
      <ol className={`clean-list ${styles.list}`}>
        {answer?.hits.map(hit => (
          <li key={hit.id}>
            <a
              href={hit.url}
              onClick={event => follow(toStoredHit(hit), event)}
              onAuxClick={event => follow(toStoredHit(hit), event)}
            >
              <SearchResult hit={hit} />
            </a>
            {hit.run && (
              <a
                aria-label={`Run ${textOf(hit.title)}`}
                href={hit.run}
                onClick={event => open(hit.run ?? '', event, RUN_AT_ONCE)}
              >
                Run
              </a>
            )}
          </li>
        ))}
      </ol>
      {more && status === 'idle' && (
        <EndMark key={answer.hits.length} onReached={onEnd} />
      )}
    </>
  )
}

/** Asks for the next page when it scrolls into view. */
function EndMark({ onReached }: { onReached: () => void }): ReactNode {
  const mark = useRef<HTMLDivElement>(null)
  const look = useEffectEvent((entries: IntersectionObserverEntry[]): void => {
    if (entries.some(entry => entry.isIntersecting)) {
      onReached()
    }
  })
  useEffect(() => {
    const observer = new IntersectionObserver(entries => look(entries), {
      rootMargin: '200px',
    })
    if (mark.current) {
      observer.observe(mark.current)
    }
    return () => observer.disconnect()
  }, [])
  return <div ref={mark} className={styles.end} />
}
