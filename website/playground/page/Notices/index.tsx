import type { ReactNode } from 'react'
import controls from '../controls.module.css'
import Icon from '../Icon'
import styles from './styles.module.css'

export type Notice = {
  readonly id: string
  readonly text: string
  /** Whether it only confirms something, and goes by itself. */
  readonly isBrief?: boolean
  readonly actions?: readonly {
    readonly label: string
    readonly run: () => void
    /** Whether the notice is still needed afterwards. */
    readonly keepsNotice?: boolean
  }[]
}

type Props = {
  notices: readonly Notice[]
  onDismiss: (id: string) => void
}

/** Sentences under the code: no line moves, and none is covered. */
export default function Notices({ notices, onDismiss }: Props): ReactNode {
  return (
    <div role="status" className={styles.notices}>
      {notices.map(({ id, text, actions }) => (
        <div key={id} className={styles.notice}>
          <p>{text}</p>
          {actions && (
            <div className={styles.actions}>
              {actions.map(({ label, run, keepsNotice }) => (
                <button
                  key={label}
                  type="button"
                  className={controls.secondary}
                  onClick={() => {
                    if (!keepsNotice) {
                      onDismiss(id)
                    }
                    run()
                  }}
                >
                  {label}
                </button>
              ))}
            </div>
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
