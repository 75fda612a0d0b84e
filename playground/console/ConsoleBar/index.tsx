import { type ReactNode, useState } from 'react'
import { copyText } from '../../../browser/copyText'
import type { ConsoleStore } from '../createConsoleStore'
import styles from './styles.module.css'

type Props = {
  store: ConsoleStore
  status: string
  keepOutput?: boolean | undefined
  onKeepOutput?: ((keep: boolean) => void) | undefined
}

const feedbackMilliseconds = 2000

/** The state of the run, and what can be done with its output. */
export default function ConsoleBar({
  store,
  status,
  keepOutput,
  onKeepOutput,
}: Props): ReactNode {
  const [feedback, setFeedback] = useState('')
  const copy = async (): Promise<void> => {
    const copied = await copyText(store.text())
    setFeedback(copied ? 'Copied' : 'Copying was refused')
    setTimeout(() => setFeedback(''), feedbackMilliseconds)
  }
  return (
    <div className={styles.bar}>
      <span role="status" className={styles.status}>
        {feedback || status}
      </span>
      {onKeepOutput && (
        <label className={styles.keep}>
          <input
            type="checkbox"
            checked={keepOutput ?? false}
            onChange={event => onKeepOutput(event.target.checked)}
          />
          <span>
            Keep<span className={styles.more}> earlier output</span>
          </span>
        </label>
      )}
      <button type="button" onClick={copy}>
        Copy<span className={styles.more}> output</span>
      </button>
      <button type="button" onClick={store.clear}>
        Clear
      </button>
    </div>
  )
}
