import type { CodeLocation } from '@lfi-docs/sandbox'
import { currentVersion } from '@site/generated/sandbox/versions'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { fitVisibleHeight } from '../../../browser/fitVisibleHeight'
import { printedProblem } from '../../editor/help/listProblems'
import {
  codeIn,
  filesOf,
  isSameProject,
  languageOf,
  mainName,
} from '../../project/project'
import ConsolePane from '../ConsolePane'
import EmittedPane from '../EmittedPane'
import FileTabs, { EDITOR_ID } from '../FileTabs'
import { addFile, deleteFile, renameFile } from '../fileActions'
import KeysRow from '../KeysRow'
import Notices from '../Notices'
import PaneTabs, { type Pane, paneId, tabId } from '../PaneTabs'
import Split from '../Split'
import StatusBar from '../StatusBar'
import Toolbar from '../Toolbar'
import type { Standing } from '../tracing'
import { useErrorsPage } from '../useErrorsPage'
import { useLatest } from '../useLatest'
import { useMediaQuery } from '../useMediaQuery'
import { useWorkbench, type WorkbenchProps } from '../useWorkbench'
import styles from './styles.module.css'

export default function Workbench(props: WorkbenchProps): ReactNode {
  const root = useRef<HTMLDivElement>(null)
  const isPhone = useMediaQuery('(width <= 768px)')
  const isStacked = useMediaQuery('(width <= 996px)')
  const [pane, setPane] = useState<Pane>('code')
  const bench = useWorkbench(props, setPane)
  const { parts, output, trace } = bench
  const { editor, text, board } = parts
  const language = languageOf(text.active)
  useEffect(
    () => (root.current ? fitVisibleHeight(root.current) : undefined),
    [],
  )

  const outputs: readonly Pane[] = [
    'console',
    ...(language === 'ts' ? (['emitted'] as const) : []),
  ]
  const side = outputs.includes(pane) ? pane : 'console'
  const panel = (of: Pane) => {
    const takesTurns = isPhone || (of !== 'code' && outputs.length > 1)
    const isShown = of === (isPhone && pane === 'code' ? 'code' : side)
    return {
      id: paneId(of),
      className: styles.pane,
      ...(takesTurns && {
        role: 'tabpanel',
        'aria-labelledby': tabId(of),
        hidden: !isShown,
      }),
    }
  }
  const jump = ({ line, column, file }: CodeLocation): void => {
    setPane('code')
    const name = file ?? mainName(text.document)
    if (filesOf(text.document).some(each => each.name === name)) {
      text.show(name)
      requestAnimationFrame(() => editor?.jumpTo(line, column))
    }
  }
  const collect = (location: CodeLocation): void => {
    const isOpen = (location.file ?? mainName(text.document)) === text.active
    const fix =
      isOpen && printedProblem(bench.help.problems, location.line)?.fix
    if (fix) {
      fix.apply()
      output.run()
    } else {
      jump(location)
      board.show({
        id: 'collect',
        text: 'This line prints something lazy. End its pipeline with reduce(toArray()), or with get if it has one value at most; with the Async and Concur functions await it.',
      })
    }
  }
  // Every line of the console has these: new ones would draw all of them again.
  const latest = useLatest({ jump, collect })
  const errorsPage = useErrorsPage()
  const [actions] = useState(() => ({
    onJump: (location: CodeLocation) => latest.current.jump(location),
    onCollect: (location: CodeLocation) => latest.current.collect(location),
    errorsPage,
  }))
  const drawConsole = (standing?: Standing): ReactNode => (
    <ConsolePane
      store={output.store}
      canKeep
      isUsed={output.ran !== undefined}
      isStale={
        output.ran !== undefined && !isSameProject(output.ran, text.document)
      }
      explainedCode={trace.shown ? undefined : output.ran?.code}
      actions={actions}
      {...standing}
      ranVersion={
        output.ran && output.ran.version !== text.document.version
          ? (output.ran.version ?? currentVersion)
          : undefined
      }
      onAcceptImports={completedCode => {
        text.show(mainName(text.document))
        editor?.replace(completedCode)
        output.run()
      }}
    />
  )
  return (
    <div ref={root} className={styles.workbench}>
      <Toolbar
        bench={bench}
        isEmbedded={props.isEmbedded}
        tabs={
          isPhone && (
            <PaneTabs
              isShort
              hasTrace={trace.shown !== undefined}
              panes={['code', ...outputs]}
              chosen={pane === 'code' ? pane : side}
              onChoose={setPane}
            />
          )
        }
      />
      <Split
        stacked={isStacked}
        first={
          <div {...panel('code')}>
            <FileTabs
              names={filesOf(text.document).map(({ name }) => name)}
              active={text.active}
              onShow={text.show}
              onAdd={() => addFile(parts)}
              onRename={(name, to) => renameFile(parts, name, to)}
              onDelete={name => deleteFile(parts, name)}
              onLeave={() => editor?.view.focus()}
            />
            <div
              id={EDITOR_ID}
              role="tabpanel"
              aria-label={text.active}
              ref={bench.host}
              className={styles.editor}
            />
            <Notices notices={board.notices} onDismiss={board.dismiss} />
            {isPhone && <KeysRow editor={editor} />}
          </div>
        }
        second={
          <div className={styles.pane} hidden={isPhone && pane === 'code'}>
            {!isPhone && outputs.length > 1 && (
              <PaneTabs
                hasTrace={trace.shown !== undefined}
                panes={outputs}
                chosen={side}
                onChoose={setPane}
              />
            )}
            <div {...panel('console')}>
              <div className={styles.outputs}>
                {trace.shown
                  ? trace.shown.draw({ ...trace.props, drawConsole })
                  : drawConsole()}
              </div>
            </div>
            {language === 'ts' && side === 'emitted' && (
              <div {...panel('emitted')}>
                <EmittedPane code={codeIn(text.document, text.active)} />
              </div>
            )}
          </div>
        }
      />
      <StatusBar bench={bench} onJump={jump} />
    </div>
  )
}
