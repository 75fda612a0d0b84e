import type { ReactNode } from 'react'
import styles from './styles.module.css'

const command = 'npm install lfi'

export const Install = (): ReactNode => (
  <div className={styles.install}>
    <code className={styles.command}>
      <span aria-hidden="true">$ </span>
      {command}
    </code>
    <button
      aria-label="Copy the install command"
      className={styles.copy}
      data-copy={command}
      type="button"
    >
      <span aria-live="polite">Copy</span>
    </button>
  </div>
)
