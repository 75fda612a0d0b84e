import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { fitVisibleHeight } from '../../../browser/fitVisibleHeight'
import type { Standing } from '../../console/createConsole'
import ConsolePane from '../ConsolePane'
import type { Workbench } from '../createWorkbench'
import KeysRow from '../KeysRow'
import Notices from '../Notices'
import PaneTabs, { paneId, tabId } from '../PaneTabs'
import Split from '../Split'
import StatusBar from '../StatusBar'
import { useStore } from '../store'
import Toolbar from '../Toolbar'
import TracePane from '../TracePane'
import { useMediaQuery } from '../useMediaQuery'
import { usePageShortcuts } from '../usePageShortcuts'
import type { Pane } from '../workbenchState'
import styles from './styles.module.css'

type Props = { workbench: Workbench }

/** What was printed, and the trace of the run if it was recorded. */
function Output({ workbench }: Props): ReactNode {
  const { store, output, onStep } = workbench
  const ran = useStore(store, ({ ran }) => ran)
  const isStale = useStore(
    store,
    ({ ran, code, language }) =>
      ran !== undefined && (ran.code !== code || ran.language !== language),
  )
  const trace = useStore(store, ({ trace }) => trace)
  const cursor = useStore(store, ({ cursor }) => cursor)
  const drawConsole = (standing?: Standing): ReactNode => (
    <ConsolePane
      console={output}
      isUsed={ran !== undefined}
      isStale={isStale}
      standing={standing}
    />
  )
  return (
    <div className={styles.outputs}>
      {trace ? (
        <TracePane
          mount={trace.mount}
          start={trace.start}
          cursor={cursor}
          onStep={onStep}
          drawConsole={drawConsole}
        />
      ) : (
        drawConsole()
      )}
    </div>
  )
}

export default function WorkbenchView({ workbench }: Props): ReactNode {
  const { store, attach, editor, setPane, dismiss } = workbench
  const root = useRef<HTMLDivElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const isPhone = useMediaQuery('(width <= 768px)')
  const isStacked = useMediaQuery('(width <= 996px)')
  const pane = useStore(store, ({ pane }) => pane)
  const notices = useStore(store, ({ notices }) => notices)
  const hasTrace = useStore(store, ({ trace }) => trace !== undefined)
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
  const panel = (of: Pane) => ({
    id: paneId(of),
    className: styles.pane,
    ...(isPhone && {
      role: 'tabpanel',
      'aria-labelledby': tabId(of),
      hidden: of !== pane,
    }),
  })
  return (
    <div ref={root} className={styles.workbench}>
      <Toolbar
        workbench={workbench}
        tabs={
          isPhone && (
            <PaneTabs hasTrace={hasTrace} chosen={pane} onChoose={setPane} />
          )
        }
      />
      <Split
        stacked={isStacked}
        first={
          <div {...panel('code')}>
            <div ref={host} className={styles.editor} />
            <Notices notices={notices} onDismiss={dismiss} />
            {isPhone && <KeysRow readEditor={editor} />}
          </div>
        }
        second={
          <div {...panel('console')}>
            <Output workbench={workbench} />
          </div>
        }
      />
      <StatusBar workbench={workbench} />
    </div>
  )
}
