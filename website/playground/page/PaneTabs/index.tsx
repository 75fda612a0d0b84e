import type { KeyboardEvent, ReactNode } from 'react'
import type { Pane } from '../workbenchState'
import styles from './styles.module.css'

const panes: readonly Pane[] = ['code', 'console']

type Props = {
  chosen: Pane
  onChoose: (pane: Pane) => void
  /** Whether a trace is shown beside the console. */
  hasTrace: boolean
}

export const paneId = (pane: Pane): string => `playground-pane-${pane}`
export const tabId = (pane: Pane): string => `playground-tab-${pane}`

/** On a phone the panes take turns. Arrows choose, Tab stops at one of them. */
export default function PaneTabs({
  chosen,
  onChoose,
  hasTrace,
}: Props): ReactNode {
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = panes.find(pane => pane !== chosen)
    if (next && /^Arrow(?:Left|Right)$/u.test(event.key)) {
      event.preventDefault()
      onChoose(next)
      document.getElementById(tabId(next))?.focus()
    }
  }
  return (
    <div
      role="tablist"
      aria-label="Panes"
      className={styles.tabs}
      onKeyDown={onKeyDown}
    >
      {panes.map(pane => (
        <button
          key={pane}
          id={tabId(pane)}
          type="button"
          role="tab"
          aria-selected={pane === chosen}
          aria-controls={paneId(pane)}
          tabIndex={pane === chosen ? 0 : -1}
          onClick={() => onChoose(pane)}
        >
          {pane === 'code' ? 'Code' : hasTrace ? 'Trace' : 'Console'}
        </button>
      ))}
    </div>
  )
}
