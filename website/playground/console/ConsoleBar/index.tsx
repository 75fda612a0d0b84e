import { type ReactNode, useState } from 'react'
import { copyText } from '../../../browser/copyText'
import type { ConsoleStore } from '../createConsoleStore'
import styles from './styles.module.css'

type Props = {
  store: ConsoleStore
  status: string
  /** Whether there is nothing to copy or to clear. */
  isEmpty: boolean
  /** Offers to keep what earlier runs printed. */
  canKeep: boolean
}

const feedbackMilliseconds = 2000

/** The state of the run, and what can be done with its output. */
export default function ConsoleBar({
  store,
  status,
  isEmpty,
  canKeep,
}: Props): ReactNode {
  const [feedback, setFeedback] = useState('')
  const copy = async (): Promise<void> => {
    const copied = await copyText(store.text())
    setFeedback(copied ? 'Copied' : 'Could not copy')
    setTimeout(() => setFeedback(''), feedbackMilliseconds)
  }
  return (
    <div className={styles.bar}>
      <span role="status" className={styles.status}>
        {feedback || status}
      </span>
      {canKeep && (
        <label className={styles.keep}>
          <input
            type="checkbox"
            defaultChecked={store.keepsOutput()}
            onChange={event => store.keepOutput(event.target.checked)}
          />
          <span>
            Keep<span className={styles.more}> earlier output</span>
          </span>
        </label>
      )}
      <button
        type="button"
        // Not `disabled`: a visitor who presses Clear with the keyboard would
        // lose the focus.
        aria-disabled={isEmpty}
        onClick={() => !isEmpty && void copy()}
      >
        Copy<span className={styles.more}> output</span>
      </button>
      <button
        type="button"
        aria-disabled={isEmpty}
        onClick={() => !isEmpty && store.clear()}
      >
        Clear
      </button>
    </div>
  )
}
