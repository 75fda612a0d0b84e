import type { ReactNode } from 'react'
import { EDITOR_HINT_ID } from '../../editor/baseExtensions'
import styles from './styles.module.css'

type Props = {
  isNetworkAllowed: boolean
  onNetwork: (isAllowed: boolean) => void
  showsSteps: boolean
  onSteps: (isShown: boolean) => void
  /** Type help's state, and the drafts. */
  children: ReactNode
}

/** The line under the panes: how to leave, what is on, what is kept. */
export default function StatusBar({
  isNetworkAllowed,
  onNetwork,
  showsSteps,
  onSteps,
  children,
}: Props): ReactNode {
  return (
    <div className={styles.bar}>
      <p id={EDITOR_HINT_ID} className={styles.hint}>
        <kbd>Tab</kbd> indents. To leave the editor press <kbd>Esc</kbd>, then{' '}
        <kbd>Tab</kbd>.
      </p>
      {children}
      <label
        className={styles.switch}
        title="The types between the steps of a pipe, beside the lines."
      >
        <input
          type="checkbox"
          role="switch"
          aria-checked={showsSteps}
          checked={showsSteps}
          onChange={event => onSteps(event.target.checked)}
        />
        Types
      </label>
      <label
        className={styles.switch}
        title="Off at every visit. A link can't switch it on."
      >
        <input
          type="checkbox"
          role="switch"
          aria-checked={isNetworkAllowed}
          checked={isNetworkAllowed}
          onChange={event => onNetwork(event.target.checked)}
        />
        Network
      </label>
    </div>
  )
}
