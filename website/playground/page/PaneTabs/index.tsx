import type { ReactNode } from 'react'
import TabList from '../TabList'
import styles from './styles.module.css'

export type Pane = 'code' | 'console' | 'emitted'

const labels: Readonly<Record<Pane, string>> = {
  code: 'Code',
  console: 'Console',
  emitted: 'JavaScript',
}

type Props = {
  panes: readonly Pane[]
  chosen: Pane
  onChoose: (pane: Pane) => void
  /** Where there is little room. */
  isShort?: boolean
  /** Whether a trace is shown beside the console. */
  hasTrace?: boolean
}

export const paneId = (pane: Pane): string => `playground-pane-${pane}`
export const tabId = (pane: Pane): string => `playground-tab-${pane}`

/** Panes that take turns: on a phone all of them, else those of output. */
export default function PaneTabs({
  panes,
  chosen,
  onChoose,
  isShort = false,
  hasTrace = false,
}: Props): ReactNode {
  return (
    <TabList
      label="Panes"
      className={styles.tabs}
      names={panes}
      chosen={chosen}
      idOf={tabId}
      panelOf={paneId}
      textOf={pane => {
        if (hasTrace && pane === 'console') {
          return isShort ? 'Trace' : 'Console and trace'
        }
        return isShort && pane === 'emitted' ? 'JS' : labels[pane]
      }}
      onChoose={onChoose}
    />
  )
}
