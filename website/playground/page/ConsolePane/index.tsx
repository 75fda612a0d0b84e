import type { ComponentProps, ReactNode } from 'react'
import ConsoleHost from '../../console/ConsoleHost'
import { modifierKey } from '../modifierKey'
import { useMediaQuery } from '../useMediaQuery'
import styles from './styles.module.css'

type Props = Omit<ComponentProps<typeof ConsoleHost>, 'className'> & {
  /** Whether there has been anything to show. */
  isUsed: boolean
}

/** The console at the size of its pane, with a word before its first use. */
export default function ConsolePane({ isUsed, ...host }: Props): ReactNode {
  const hasKeyboard = useMediaQuery('(hover: hover)')
  return (
    <div className={styles.host}>
      <ConsoleHost {...host} className={styles.console} />
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
