import type { ReactNode } from 'react'
import { readContext } from '../../client/provider'
import type { SearchState } from '../../client/useSearch'
import styles from './styles.module.css'

const SUGGESTIONS = ['group by', 'limit concurrency', 'Promise.all']
const UNREACHABLE = 'Unable to fetch results'

/** What a screen reader hears when the results change. */
export const statusText = (
  query: string,
  { status, answer }: SearchState,
): string => {
  if (status === 'error') {
    return UNREACHABLE
  }
  if (query.trim() === '' || !answer) {
    return ''
  }
  const { nbHits, hint } = answer
  const found = `${nbHits} result${nbHits === 1 ? '' : 's'}`
  return `${nbHits > 0 ? found : `No results for ${query}`}${hint ? `. ${hint}` : ''}`
}

/** A new issue on the library's tracker, filled in already. */
const missingResultAddress = (query: string): string => {
  const parameters = new URLSearchParams({
    title: `Documentation search finds nothing for "${query}"`,
    body: `I searched the documentation for:\n\n> ${query}\n\nI expected to find:\n`,
  })
  return `${readContext().repository}/issues/new?${parameters}`
}

type Props = {
  query: string
  state: SearchState
  onSuggestion: (query: string) => void
}

/** Why there is nothing to list, and what to do; nothing if there is. */
export default function NoAnswer(props: Props): ReactNode {
  const { query, state, onSuggestion } = props
  const { status, answer } = state
  if (status === 'error') {
    return (
      <div className={styles.message}>
        <p>{UNREACHABLE}</p>
        <p>You might want to check your network connection.</p>
      </div>
    )
  }
  return status === 'idle' && answer?.nbHits === 0 ? (
    <div className={styles.message}>
      <p>
        No results for “<strong>{query}</strong>”
      </p>
      {answer.hint && <p className={styles.hint}>{answer.hint}</p>}
      <p>Try searching for</p>
      <ul className={`clean-list ${styles.suggestions}`}>
        {SUGGESTIONS.map(suggestion => (
          <li key={suggestion}>
            <button
              type="button"
              className="button"
              onClick={() => onSuggestion(suggestion)}
            >
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
      <p>
        Believe this query should return results?{' '}
        <a
          href={missingResultAddress(query)}
          target="_blank"
          rel="noopener noreferrer"
        >
          Let us know.
        </a>
      </p>
    </div>
  ) : null
}
