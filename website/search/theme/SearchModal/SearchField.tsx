import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { QUERY_FIELD } from '../../client/queryField'
import type { SearchState } from '../../client/useSearch'
import Icon from './Icon'
import IconButton from './IconButton'

type Props = {
  query: string
  status: SearchState['status']
  listbox: string | undefined
  activeOption: string | undefined
  onChange: (query: string) => void
  onKeyDown: (event: KeyboardEvent) => void
  onClose: () => void
}

export default function SearchField(props: Props): ReactNode {
  const { query, status, listbox, onChange } = props
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="search-field">
      <Icon name="magnifier" />
      <input
        {...QUERY_FIELD}
        ref={input}
        type="text"
        role="combobox"
        aria-expanded={listbox !== undefined}
        aria-controls={listbox}
        aria-activedescendant={props.activeOption}
        aria-autocomplete="list"
        aria-busy={status === 'loading' || status === 'stalled'}
        value={query}
        onChange={event => onChange(event.target.value)}
        onKeyDown={props.onKeyDown}
      />
      {query !== '' && (
        <IconButton
          icon="cross"
          label="Clear the query"
          onClick={() => {
            onChange('')
            input.current?.focus()
          }}
        />
      )}
      <button type="button" className="clean-btn" onClick={props.onClose}>
        Cancel
      </button>
    </div>
  )
}
