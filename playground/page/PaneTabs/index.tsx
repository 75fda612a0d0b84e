import type { KeyboardEvent, ReactNode } from 'react'
import styles from './styles.module.css'

export type Pane = 'code' | 'console' | 'trace' | 'emitted'

const labels: Readonly<Record<Pane, string>> = {
  code: 'Code',
  console: 'Console',
  trace: 'Trace',
  emitted: 'JavaScript',
}

type Props = {
  panes: readonly Pane[]
  chosen: Pane
  onChoose: (pane: Pane) => void
  /** Where there is little room. */
  isShort?: boolean
}

export const paneId = (pane: Pane): string => `playground-pane-${pane}`
export const tabId = (pane: Pane): string => `playground-tab-${pane}`

/** Panes that take turns: on a phone all of them, else console and trace. */
export default function PaneTabs({
  panes,
  chosen,
  onChoose,
  isShort = false,
}: Props): ReactNode {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      const move = event.key === 'ArrowLeft' ? panes.length - 1 : 1
      const next = panes[(panes.indexOf(chosen) + move) % panes.length]
      if (next) {
        onChoose(next)
        document.getElementById(tabId(next))?.focus()
      }
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
          {isShort && pane === 'emitted' ? 'JS' : labels[pane]}
        </button>
      ))}
    </div>
  )
}
