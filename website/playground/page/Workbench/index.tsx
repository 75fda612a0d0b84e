import type { CodeLocation } from '@lfi-docs/sandbox'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { fitVisibleHeight } from '../../../browser/fitVisibleHeight'
import { printedProblem } from '../../editor/help/listProblems'
import ConsolePane from '../ConsolePane'
import type { Workbench } from '../createWorkbench'
import KeysRow from '../KeysRow'
import Notices from '../Notices'
import PaneTabs, { paneId, tabId } from '../PaneTabs'
import Split from '../Split'
import StatusBar from '../StatusBar'
import { useStore } from '../store'
import Toolbar from '../Toolbar'
import type { Standing } from '../tracing'
import { useErrorsPage } from '../useErrorsPage'
import { useMediaQuery } from '../useMediaQuery'
import { usePageShortcuts } from '../usePageShortcuts'
import type { Pane } from '../workbenchState'
import styles from './styles.module.css'

type Props = { workbench: Workbench }

/** Collects what a line of the console shows, where its problem has a fix. */
const collect = (
  { store, run, jump, notify }: Workbench,
  location: CodeLocation,
): void => {
  const fix = printedProblem(store.get().problems, location.line)?.fix
  if (fix) {
    if (fix.apply()) {
      run()
    }
    return
  }
  jump(location)
  notify({
    id: 'collect',
    text: 'This line prints something lazy. End its pipeline with reduce(toArray()), or with get if it has one value at most; with the Async and Concur functions await it.',
  })
}

/** What was printed, and the trace of the run if it was recorded. */
function Output({ workbench }: Props): ReactNode {
  const { store, output, jump, onStep } = workbench
  const ran = useStore(store, ({ ran }) => ran)
  const isStale = useStore(
    store,
    ({ ran, code, language }) =>
      ran !== undefined && (ran.code !== code || ran.language !== language),
  )
  const trace = useStore(store, ({ trace }) => trace)
  const cursor = useStore(store, ({ cursor }) => cursor)
  const errorsPage = useErrorsPage()
  // Every line of the console has these: new ones would draw all of them again.
  const actions = useRef({
    onJump: jump,
    onCollect: (location: CodeLocation) => collect(workbench, location),
    errorsPage,
  })
  const drawConsole = (standing?: Standing): ReactNode => (
    <ConsolePane
      store={output}
      canKeep
      isUsed={ran !== undefined}
      isStale={isStale}
      explainedCode={trace ? undefined : ran?.code}
      actions={actions.current}
      {...standing}
      onAcceptImports={workbench.runInstead}
    />
  )
  return (
    <div className={styles.outputs}>
      {trace
        ? trace.draw({ start: trace.start, cursor, onStep, drawConsole })
        : drawConsole()}
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
