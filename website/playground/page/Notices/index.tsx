import type { ReactNode } from 'react'
import Icon from '../Icon'
import styles from './styles.module.css'

export type Notice = {
  readonly id: string
  readonly text: string
  readonly action?: { readonly label: string; readonly run: () => void }
}

type Props = {
  notices: readonly Notice[]
  onDismiss: (id: string) => void
}

/** Sentences under the code: no line moves, and none is covered. */
export default function Notices({ notices, onDismiss }: Props): ReactNode {
  return (
    <div role="status" className={styles.notices}>
      {notices.map(({ id, text, action }) => (
        <div key={id} className={styles.notice}>
          <p>{text}</p>
          {action && (
            <button
              type="button"
              className={styles.action}
              onClick={() => {
                onDismiss(id)
                action.run()
              }}
            >
              {action.label}
            </button>
          )}
          <button
            type="button"
            className={styles.dismiss}
            aria-label="Dismiss"
            onClick={() => onDismiss(id)}
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
    </div>
  )
}
