import { type ReactNode, useState } from 'react'
import styles from './styles.module.css'

const command = 'npm install lfi'

/** The install command, with a button that copies it. */
export const Install = (): ReactNode => {
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(command)
    setIsCopied(true)
  }
  return (
    <div className={styles.install}>
      <code className={styles.command}>
        <span aria-hidden="true">$ </span>
        {command}
      </code>
      <button
        aria-label="Copy the install command"
        className={styles.copy}
        onBlur={() => setIsCopied(false)}
        onClick={copy}
        type="button"
      >
        <span aria-live="polite">{isCopied ? 'Copied' : 'Copy'}</span>
      </button>
    </div>
  )
}
