import { type ReactNode, useMemo, useState } from 'react'
import { useDialog } from '../../../browser/useDialog'
import { cutQuery, MAX_QUERY } from '../../client/limits'
import { useActiveOption } from '../../client/useActiveOption'
import { useFollowHit, useSubmitted } from '../../client/useFollowHit'
import { isFailure, useSearch } from '../../client/useSearch'
import { useTopOf } from '../../client/useTopOf'
import { groupHits } from '../../engine/hits'
import ErrorScreen from './ErrorScreen'
import Footer from './Footer'
import NoResults from './NoResults'
import Results, { countOptions, LISTBOX, optionId } from './Results'
import SearchField from './SearchField'
import SeeAll from './SeeAll'
import StartScreen from './StartScreen'
import { statusText } from './statusText'
import styles from './styles.module.css'

const selectedText = (): string => window.getSelection()?.toString() ?? ''

type Props = {
  initialQuery: string
  /** Whether Enter was pressed before there was anything to press it on. */
  isSubmitted: boolean
  onClose: () => void
}

/**
 * The search dialog: a field, what it finds, and how to move around in it. It is
 * opened by an island (engine/islands/client/search.tsx) with what was typed so
 * far. It needs no context of the app: of the page it asks the JSON that the
 * button of the navbar carries (client/providerContext.ts), the head tag of a
 * configured search (client/readSearchConfig.ts), and local storage.
 */
export default function SearchModal({
  initialQuery,
  isSubmitted,
  onClose,
}: Props): ReactNode {
  const dialog = useDialog(onClose)
  const [query, setQuery] = useState(
    // What was typed stays as it is: the space at its end is between two words.
    () => initialQuery.slice(0, MAX_QUERY) || cutQuery(selectedText()),
  )
  const { status, answer } = useSearch(query)
  const groups = useMemo(() => {
    return groupHits(answer?.hits ?? [])
  }, [answer])
  const count = countOptions(groups.flatMap(({ hits }) => hits))
  const { active, setActive, onKeyDown } = useActiveOption(count, optionId)
  const following = useFollowHit(onClose)
  const change = (text: string): void => {
    setQuery(text)
    setActive(0)
  }
  const ask = (text: string): void => {
    change(text)
    // The button that was pressed goes.
    dialog.ref.current?.querySelector('input')?.focus()
  }
  const found = answer !== undefined && count > 0
  const first = status === 'idle' ? groups[0]?.hits[0] : undefined
  useSubmitted(isSubmitted && query === initialQuery, first, following.go)
  const { body, onScroll } = useTopOf(answer)

  return (
    <dialog
      {...dialog}
      className={styles.dialog}
      aria-label="Search"
      aria-modal="true"
      data-search-status={status}
    >
      <div className={styles.panel}>
        <SearchField
          label="Search docs"
          query={query}
          isSuggested={initialQuery === ''}
          status={status}
          listbox={found ? LISTBOX : undefined}
          activeOption={found ? optionId(active) : undefined}
          onChange={change}
          onKeyDown={onKeyDown}
          onClose={onClose}
        />
        <p className={styles.announcer} role="status">
          {[statusText(status, query, answer?.nbHits), answer?.hint]
            .filter(Boolean)
            .join('. ')}
        </p>
        <div ref={body} className={styles.body} onScroll={onScroll}>
          {isFailure(status) ? (
            <ErrorScreen failure={status} />
          ) : query.trim() === '' ? (
            <StartScreen onExample={ask} {...following} />
          ) : found ? (
            <Results
              answer={answer}
              groups={groups}
              active={active}
              onActive={setActive}
              {...following}
            />
          ) : answer && status === 'idle' ? (
            <NoResults query={query} answer={answer} onSuggestion={ask} />
          ) : null}
        </div>
        {found && answer.nbHits > count && query.trim() !== '' && (
          <SeeAll answer={answer} open={following.open} />
        )}
        <Footer />
      </div>
    </dialog>
  )
}
