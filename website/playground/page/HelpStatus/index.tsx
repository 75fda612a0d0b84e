import type { ReactNode } from 'react'
import controls from '../controls.module.css'
import type { HelpState } from '../useHelp'
import styles from './styles.module.css'

const texts: Readonly<Record<Exclude<HelpState, 'off'>, string>> = {
  loading: 'Type help is loading',
  ready: 'Type help is on',
  failed: 'Type help did not load',
  exhausted: 'Type help is off for this code: its types take too long',
}

type Props = {
  state: HelpState
  onLoad: () => void
}

/** Everything works without type help, so it only says how far it is. */
export default function HelpStatus({ state, onLoad }: Props): ReactNode {
  return (
    <>
      {state !== 'off' && (
        <span className={styles.status} data-state={state}>
          {texts[state]}
        </span>
      )}
      {(state === 'off' || state === 'failed') && (
        <button type="button" className={controls.button} onClick={onLoad}>
          {state === 'off' ? 'Load type help' : 'Try again'}
        </button>
      )}
    </>
  )
}
