import type { ReactNode } from 'react'
import controls from '../controls.module.css'
import type { Workbench } from '../createWorkbench'
import Icon from '../Icon'
import { useStore } from '../store'
import styles from './styles.module.css'

type Props = { workbench: Workbench }

/** A sentence under the code: no line moves, and none is covered. */
export default function Notice({ workbench }: Props): ReactNode {
  const { store, dismiss } = workbench
  const notice = useStore(store, ({ notice }) => notice)
  return (
    <div role="status" className={styles.notice}>
      {notice && (
        <>
          <p>{notice.text}</p>
          <button
            type="button"
            className={controls.button}
            aria-label="Dismiss"
            onClick={dismiss}
          >
            <Icon name="close" />
          </button>
        </>
      )}
    </div>
  )
}
