import type { ReactNode } from 'react'
import { readContext } from '../../client/provider'
import Icon from './Icon'
import styles from './styles.module.css'

/** The keys of the dialog, and who searches: a service asks to be named. */
export default function Footer(): ReactNode {
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
