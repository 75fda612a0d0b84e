import type { ReactNode } from 'react'
import { MAX_QUERY } from '../../client/limits'
import { useProviderContext } from '../../client/useProviderContext'
import styles from './styles.module.css'

const MagnifierIcon = (): ReactNode => (
  <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
    <circle cx="8.5" cy="8.5" r="5.5" />
    <path d="m13 13 4.5 4.5" />
  </svg>
)

/** What is typed into until the search dialog has loaded, which looks the same. */
const EarlyField = (): ReactNode => (
  <dialog className="early-search" aria-label="Search">
    <MagnifierIcon />
    <input
      type="text"
      role="combobox"
      aria-label="Search docs"
      aria-expanded="false"
      aria-busy="true"
      placeholder="Search docs"
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="off"
      enterKeyHint="go"
      spellCheck="false"
      maxLength={MAX_QUERY}
    />
    <button type="button" className="clean-btn">
      Cancel
    </button>
  </dialog>
)

/** The search box of the navbar; the first script opens the dialog. */
export default function SearchBar(): ReactNode {
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label="Search"
        aria-haspopup="dialog"
        data-search-button
        data-context={JSON.stringify(useProviderContext())}
      >
        <MagnifierIcon />
        <span className={styles.label} aria-hidden="true">
          Search
        </span>
        <span className={styles.keys} />
      </button>
      <EarlyField />
    </>
  )
}
