import type { ReactNode } from 'react'
import type { Pane } from '../createWorkbench'
import TabList from '../TabList'
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

/** On a phone the panes take turns. */
export default function PaneTabs({
  chosen,
  onChoose,
  hasTrace,
}: Props): ReactNode {
  const output = hasTrace ? 'Trace' : 'Console'
  return (
    <TabList
      label="Panes"
      className={styles.tabs}
      names={panes}
      chosen={chosen}
      idOf={tabId}
      panelOf={paneId}
      textOf={pane => (pane === 'code' ? 'Code' : output)}
      onChoose={onChoose}
    />
  )
}
