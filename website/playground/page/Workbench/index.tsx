import { type ReactNode, useEffect, useRef } from 'react'
import { fitVisibleHeight } from '../../../browser/fitVisibleHeight'
import type { Workbench } from '../createWorkbench'
import KeysRow from '../KeysRow'
import Mount from '../Mount'
import Notice from '../Notice'
import Split from '../Split'
import StatusBar from '../StatusBar'
import { useStore } from '../store'
import Toolbar from '../Toolbar'
import { usePageShortcuts } from '../usePageShortcuts'
import styles from './styles.module.css'

type Props = { workbench: Workbench }

/** What was printed, and the trace of the run if it was recorded. */
function Output({ workbench }: Props): ReactNode {
  const { store, output } = workbench
  const trace = useStore(store, ({ trace }) => trace)
  return (
    <div className={styles.outputs}>
      {trace && <Mount mount={trace.mount} className="trace-host" />}
      <Mount mount={output.mount} className={styles.console} />
    </div>
  )
}

export default function WorkbenchView({ workbench }: Props): ReactNode {
  const { store, attach, editor } = workbench
  const root = useRef<HTMLDivElement>(null)
  const pane = useStore(store, ({ pane }) => pane)
  useEffect(
    () => (root.current ? fitVisibleHeight(root.current) : undefined),
    [],
  )
  usePageShortcuts(workbench)
  return (
    <div ref={root} className={styles.workbench}>
      <Toolbar workbench={workbench} />
      <Split
        first={
          <div className={styles.pane} data-shown={pane === 'code'}>
            <Mount mount={attach} className={styles.editor} />
            <Notice workbench={workbench} />
            <KeysRow readEditor={editor} />
          </div>
        }
        second={
          <div className={styles.pane} data-shown={pane === 'console'}>
            <Output workbench={workbench} />
          </div>
        }
      />
      <StatusBar workbench={workbench} />
    </div>
  )
}
