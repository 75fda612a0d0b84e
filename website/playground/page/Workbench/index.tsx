import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { fitVisibleHeight } from '../../../browser/fitVisibleHeight'
import ConsoleHost from '../../console/ConsoleHost'
import type { Workbench } from '../createWorkbench'
import KeysRow from '../KeysRow'
import Notices from '../Notices'
import Split from '../Split'
import StatusBar from '../StatusBar'
import { useStore } from '../store'
import Toolbar from '../Toolbar'
import TracePane from '../TracePane'
import { modifierKey, usePageShortcuts } from '../usePageShortcuts'
import styles from './styles.module.css'

type Props = { workbench: Workbench }

/** What was printed, and the trace of the run if it was recorded. */
function Output({ workbench }: Props): ReactNode {
  const { store, output } = workbench
  const hasRun = useStore(store, ({ ran }) => ran !== undefined)
  const trace = useStore(store, ({ trace }) => trace)
  return (
    <div className={styles.outputs}>
      {trace && <TracePane mount={trace.mount} />}
      <ConsoleHost console={output} className={styles.console} />
      {!hasRun && (
        <p className={styles.invitation}>
          Press Run
          <span>
            {' '}
            or <kbd>{modifierKey()}</kbd> <kbd>Enter</kbd>
          </span>
          . What the code prints appears here.
        </p>
      )}
    </div>
  )
}

export default function WorkbenchView({ workbench }: Props): ReactNode {
  const { store, attach, editor, dismiss } = workbench
  const root = useRef<HTMLDivElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const pane = useStore(store, ({ pane }) => pane)
  const notices = useStore(store, ({ notices }) => notices)
  useEffect(
    () => (root.current ? fitVisibleHeight(root.current) : undefined),
    [],
  )
  // In the commit that shows it: what is typed next is the editor's.
  useLayoutEffect(
    () => (host.current ? attach(host.current) : undefined),
    [attach],
  )
  usePageShortcuts(workbench)
  return (
    <div ref={root} className={styles.workbench}>
      <Toolbar workbench={workbench} />
      <Split
        first={
          <div className={styles.pane} data-shown={pane === 'code'}>
            <div ref={host} className={styles.editor} />
            <Notices notices={notices} onDismiss={dismiss} />
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
