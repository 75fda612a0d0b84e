import type { ReactNode } from 'react'
import TabList from '../TabList'
import styles from './styles.module.css'

export type Pane = 'code' | 'console'

type Props = {
  chosen: Pane
  onChoose: (pane: Pane) => void
  /** Whether a trace is shown beside the console. */
  hasTrace: boolean
}

export const paneId = (pane: Pane): string => `playground-pane-${pane}`
export const tabId = (pane: Pane): string => `playground-tab-${pane}`

/** Panes that take turns on a phone. */
export default function PaneTabs({ hasTrace, ...choice }: Props): ReactNode {
  return (
    <TabList
      label="Panes"
      className={styles.tabs}
      names={['code', 'console']}
      idOf={tabId}
      panelOf={paneId}
      textOf={pane =>
        ({ code: 'Code', console: hasTrace ? 'Trace' : 'Console' })[pane]
      }
      {...choice}
    />
  )
}
