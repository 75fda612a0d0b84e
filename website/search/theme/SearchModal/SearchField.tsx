import {
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
} from 'react'
import { MAX_QUERY } from '../../client/limits'
import type { SearchStatus } from '../../client/useSearch'
import styles from './styles.module.css'

type Props = {
  label: string
  query: string
  /** Whether the first query is a guess, which typing replaces. */
  isSuggested: boolean
  status: SearchStatus
  listbox: string | undefined
  activeOption: string | undefined
  onChange: (query: string) => void
  onKeyDown: (event: KeyboardEvent) => void
  onClose: () => void
}

/** With no listbox, Down goes from the field to the first entry below it. */
const focusFirstLink = (event: KeyboardEvent<HTMLInputElement>): void => {
  if (event.key === 'ArrowDown' && !event.defaultPrevented) {
    const link = event.currentTarget
      .closest('dialog')
      ?.querySelector<HTMLElement>('[data-search-list] li > :first-child')
    if (link) {
      event.preventDefault()
      link.focus()
    }
  }
}

export default function SearchField(props: Props): ReactNode {
  const { label, query, isSuggested, status, listbox, activeOption } = props
  const { onChange, onClose } = props
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const length = input.current?.value.length ?? 0
    input.current?.focus()
    input.current?.setSelectionRange(isSuggested ? 0 : length, length)
  }, [isSuggested])
  const busy = status === 'loading' || status === 'stalled'
  return (
    <div className={styles.field}>
      <svg
        className={status === 'stalled' ? styles.stalled : styles.magnifier}
        viewBox="0 0 20 20"
        width="20"
        height="20"
        aria-hidden="true"
      >
        <circle cx="8.5" cy="8.5" r="5.5" />
        <path d="m13 13 4.5 4.5" />
      </svg>
      <input
        ref={input}
        className={styles.input}
        type="text"
        role="combobox"
        aria-label={label}
        aria-expanded={listbox !== undefined}
        aria-controls={listbox}
        aria-activedescendant={activeOption}
        aria-autocomplete="list"
        aria-busy={busy}
        placeholder={label}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        enterKeyHint="go"
        spellCheck="false"
        maxLength={MAX_QUERY}
        value={query}
        onChange={event => onChange(event.target.value)}
        onKeyDown={event => {
          props.onKeyDown(event)
          focusFirstLink(event)
        }}
      />
      {query !== '' && (
        <button
          type="button"
          className={styles.clear}
          aria-label="Clear the query"
          onClick={() => {
            onChange('')
            input.current?.focus()
          }}
        >
          <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
            <path d="m5 5 10 10M15 5 5 15" />
          </svg>
        </button>
      )}
      <button type="button" className={styles.cancel} onClick={onClose}>
        Cancel
      </button>
    </div>
  )
}
