import { type ReactNode, useState } from 'react'
import ConsoleView from '../../console/ConsoleView'
import type { ConsoleStore } from '../../console/createConsoleStore'
import type { CodeLocation } from '../../sandbox/messages'
import styles from './styles.module.css'

type Props = {
  store: ConsoleStore
  /** Whether there has been anything to show. */
  isUsed: boolean
  keepOutput: boolean
  onKeepOutput: (keep: boolean) => void
  onJump: (location: CodeLocation) => void
  onAcceptImports: (completedCode: string) => void
}

/** The console at the size of its pane, with a word before its first use. */
export default function ConsolePane({ isUsed, ...view }: Props): ReactNode {
  const [shortcut] = useState(() =>
    /Mac|iPhone|iPad/u.test(navigator.userAgent) ? '⌘' : 'Ctrl',
  )
  return (
    <div className={styles.host}>
      <ConsoleView {...view} />
      {!isUsed && (
        <p className={styles.empty}>
          Run the code with <kbd>{shortcut}</kbd> <kbd>Enter</kbd>. What it
          prints appears here.
        </p>
      )}
    </div>
  )
}
