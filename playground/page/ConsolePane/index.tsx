import type { ReactNode } from 'react'
import ConsoleView from '../../console/ConsoleView'
import type { ConsoleStore } from '../../console/createConsoleStore'
import type { CodeLocation } from '../../sandbox/messages'
import { modifierKey } from '../modifierKey'
import { useMediaQuery } from '../useMediaQuery'
import styles from './styles.module.css'

type Props = {
  store: ConsoleStore
  /** Whether there has been anything to show. */
  isUsed: boolean
  isStale: boolean
  keepOutput: boolean
  onKeepOutput: (keep: boolean) => void
  onJump: (location: CodeLocation) => void
  onAcceptImports: (completedCode: string) => void
}

/** The console at the size of its pane, with a word before its first use. */
export default function ConsolePane({ isUsed, ...view }: Props): ReactNode {
  const hasKeyboard = useMediaQuery('(hover: hover)')
  return (
    <div className={styles.host}>
      <ConsoleView {...view} />
      {!isUsed && (
        <p className={styles.empty}>
          {hasKeyboard ? (
            <>
              Run the code with <kbd>{modifierKey()}</kbd> <kbd>Enter</kbd>.
              What it prints appears here.
            </>
          ) : (
            'Press Run. What the code prints appears here.'
          )}
        </p>
      )}
    </div>
  )
}
