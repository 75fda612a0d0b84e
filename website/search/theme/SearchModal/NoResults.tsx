import type { ReactNode } from 'react'
import { readProviderContext } from '../../client/providerContext'
import type { SearchAnswer } from '../../engine/searchAnswer'
import styles from './styles.module.css'

/** A new issue on the library's tracker, filled in already. */
const missingResultAddress = (repository: string, query: string): string => {
  const parameters = new URLSearchParams({
    title: `Documentation search finds nothing for "${query}"`,
    body: `I searched the documentation for:\n\n> ${query}\n\nI expected to find:\n`,
  })
  return `${repository}/issues/new?${parameters}`
}

type Props = {
  query: string
  answer: SearchAnswer
  onSuggestion: (query: string) => void
}

export default function NoResults(props: Props): ReactNode {
  const { query, answer, onSuggestion } = props
  const { suggestions, hint } = answer
  return (
    <div className={styles.message}>
      <p>
        No results for “<strong>{query}</strong>”
      </p>
      {hint && <p className={styles.hint}>{hint}</p>}
      {suggestions.length > 0 && (
        <div>
          <p>Try searching for</p>
          <ul className={`clean-list ${styles.suggestions}`}>
            {suggestions.map(suggestion => (
              <li key={suggestion}>
                <button type="button" onClick={() => onSuggestion(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p>
        Believe this query should return results?{' '}
        <a
          href={missingResultAddress(readProviderContext().repository, query)}
          target="_blank"
          rel="noopener noreferrer"
        >
          Let us know.
        </a>
      </p>
    </div>
  )
}
