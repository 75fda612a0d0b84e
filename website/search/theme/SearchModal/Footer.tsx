import { type ReactNode, useMemo } from 'react'
import { readSearchConfig } from '../../client/readSearchConfig'
import styles from './styles.module.css'

const HINTS = [
  { keys: ['↵'], names: 'Enter', text: 'to select' },
  { keys: ['↑', '↓'], names: 'Arrow keys', text: 'to navigate' },
  { keys: ['esc'], names: 'Escape', text: 'to close' },
]

const EmbeddedMark = (): ReactNode => (
  <span className={styles.provider} title="Searched on this page by lfi docs">
    <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
      <path d="M4 4h12v12H4zM8 1v3m4-3v3M8 16v3m4-3v3M1 8h3m-3 4h3m12-4h3m-3 4h3" />
    </svg>
    Built-in search
  </span>
)

/** The hosted provider asks to be named where its results are shown. */
const HostedMark = (): ReactNode => (
  <a
    className={styles.provider}
    href="https://www.algolia.com/"
    target="_blank"
    rel="noopener noreferrer"
  >
    <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
      <path d="M10 5a6 6 0 1 1 0 12a6 6 0 0 1 0-12zM8 2h4m-2 0v3m0 3v3l2 1" />
    </svg>
    Search by Algolia
  </a>
)

/** The keys of the dialog. */
export default function Footer(): ReactNode {
  const hosted = useMemo(() => readSearchConfig().hosted !== undefined, [])
  return (
    <footer className={styles.footer}>
      <ul className={`clean-list ${styles.keys}`}>
        {HINTS.map(({ keys, names, text }) => (
          <li key={text}>
            <span className={styles.announcer}>{names} </span>
            {keys.map(key => (
              <span key={key} aria-hidden="true">
                {key}
              </span>
            ))}
            {text}
          </li>
        ))}
      </ul>
      {hosted ? <HostedMark /> : <EmbeddedMark />}
    </footer>
  )
}
