import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useDialog } from '../../../browser/useDialog'
import { readContext } from '../../client/provider'
import { limitQuery } from '../../client/queryField'
import {
  moveFocus,
  optionId,
  useActiveOption,
} from '../../client/useActiveOption'
import { useSearch } from '../../client/useSearch'
import { groupHits } from '../../engine/answer'
import Icon from './Icon'
import IconButton from './IconButton'
import NoAnswer, { statusText } from './NoAnswer'
import Results, { LISTBOX } from './Results'
import SearchField from './SearchField'
import StartScreen from './StartScreen'
import styles from './styles.module.css'

type Props = {
  initialQuery: string
  onClose: () => void
}

/**
 * The search dialog: a field, what it finds, and how to move around in it. It is
 * opened by engine/tools/client/search.tsx with what was typed so far, and needs
 * no context of the app.
 */
export default function SearchModal(props: Props): ReactNode {
  const { initialQuery, onClose } = props
  const dialog = useDialog(onClose)
  const [query, setQuery] = useState(limitQuery(initialQuery))
  const isAsked = query.trim() !== ''
  const state = useSearch(query)
  const { status, answer } = state
  const groups = useMemo(() => groupHits(answer?.hits ?? []), [answer])
  const hits = groups.flatMap(group => group.hits)
  const isFound = isAsked && hits.length > 0
  const { active, setActive, onKeyDown } = useActiveOption(hits.length)
  const change = (text: string): void => {
    setQuery(text)
    setActive(0)
  }
  const focusField = (): void =>
    dialog.ref.current?.querySelector('input')?.focus()
  const ask = (text: string): void => {
    change(text)
    focusField()
  }
  const body = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is read from its top
  useEffect(() => {
    body.current?.scrollTo(0, 0)
  }, [answer])

  return (
    <dialog
      {...dialog}
      className={`search-dialog ${styles.dialog}`}
      aria-label="Search"
      aria-modal="true"
      data-search-status={status}
      onKeyDown={event => {
        dialog.onKeyDown?.(event)
        moveFocus(event)
      }}
    >
      <SearchField
        aria-expanded={isFound}
        aria-controls={isFound ? LISTBOX : undefined}
        aria-activedescendant={isFound ? optionId(active) : undefined}
        aria-autocomplete="list"
        aria-busy={status === 'loading' || status === 'stalled'}
        value={query}
        onChange={event => change(event.target.value)}
        onKeyDown={onKeyDown}
        onClose={onClose}
      >
        {query !== '' && (
          <IconButton
            icon="cross"
            label="Clear the query"
            onClick={() => ask('')}
          />
        )}
      </SearchField>
      <p className="read-aloud" role="status">
        {statusText(query, state)}
      </p>
      <div ref={body} className={styles.body}>
        {!isAsked && (
          <StartScreen
            onExample={ask}
            onFollowed={onClose}
            onGone={focusField}
          />
        )}
        {isFound && answer?.hint && (
          <p className={styles.hint}>{answer.hint}</p>
        )}
        {isFound && (
          <Results
            groups={groups}
            active={active}
            onActive={setActive}
            onFollowed={onClose}
          />
        )}
        {isAsked && <NoAnswer query={query} state={state} onSuggestion={ask} />}
      </div>
      {isFound && answer && answer.nbHits > hits.length && (
        <a
          className={styles.seeAll}
          href={`${readContext().page}?q=${encodeURIComponent(query)}`}
          onClick={onClose}
        >
          See all {answer.nbHits} results
        </a>
      )}
      <Footer />
    </dialog>
  )
}

/** The keys of the dialog, and who searches: a service asks to be named. */
function Footer(): ReactNode {
  return (
    <footer className={styles.footer}>
      <p className={styles.keys}>
        <kbd>Enter</kbd> to open · <kbd>↑</kbd> <kbd>↓</kbd> to navigate ·{' '}
        <kbd>Esc</kbd> to close
      </p>
      {readContext().hosted ? (
        <a
          className={styles.provider}
          href="https://www.algolia.com/"
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="stopwatch" />
          Search by Algolia
        </a>
      ) : (
        <span className={styles.provider}>
          <Icon name="chip" />
          Built-in search
        </span>
      )}
    </footer>
  )
}
