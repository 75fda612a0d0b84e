import type { KeyboardEvent, ReactNode } from 'react'
import styles from './styles.module.css'

export type Pane = 'code' | 'console'

const panes = [
  { pane: 'code', label: 'Code' },
  { pane: 'console', label: 'Console' },
] as const

type Props = {
  chosen: Pane
  onChoose: (pane: Pane) => void
}

export const paneId = (pane: Pane): string => `playground-pane-${pane}`
export const tabId = (pane: Pane): string => `playground-tab-${pane}`

/** On a phone the editor and the console take turns. */
export default function PaneTabs({ chosen, onChoose }: Props): ReactNode {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      const next = chosen === 'code' ? 'console' : 'code'
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
      {panes.map(({ pane, label }) => (
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
          {label}
        </button>
      ))}
    </div>
  )
}
