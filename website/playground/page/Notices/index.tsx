import type { ReactNode } from 'react'
import controls from '../controls.module.css'
import Icon from '../Icon'
import type { Notice } from '../workbenchState'
import styles from './styles.module.css'

type Props = {
  notices: readonly Notice[]
  onDismiss: (id: string) => void
}

/** Sentences under the code: no line moves, and none is covered. */
export default function Notices({ notices, onDismiss }: Props): ReactNode {
  return (
    <div role="status" className={styles.notices}>
      {notices.map(({ id, text }) => (
        <div key={id} className={styles.notice}>
          <p>{text}</p>
          <button
            type="button"
            className={controls.button}
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
