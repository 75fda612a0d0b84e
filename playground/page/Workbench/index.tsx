import gallery from '@generated/playground/default/gallery.json'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { DraftStore } from '../../drafts/draftStore'
import type { Opening } from '../../drafts/openDocument'
import { isSameProject, projectOf } from '../../project/project'
import ConsolePane from '../ConsolePane'
import DraftsMenu from '../DraftsMenu'
import type { GalleryExample } from '../gallery'
import HelpStatus from '../HelpStatus'
import KeysRow from '../KeysRow'
import Notices from '../Notices'
import PaneTabs, { type Pane, paneId, tabId } from '../PaneTabs'
import ShortcutsMenu from '../ShortcutsMenu'
import Split from '../Split'
import StatusBar from '../StatusBar'
import { savesData } from '../savesData'
import Toolbar from '../Toolbar'
import { tellRefusedStorage, tellSaved } from '../tellStorage'
import type { Tracer } from '../tracing'
import { useConsole } from '../useConsole'
import { useDocument } from '../useDocument'
import { useEditor } from '../useEditor'
import { useHelp } from '../useHelp'
import { useLatest } from '../useLatest'
import { useMediaQuery } from '../useMediaQuery'
import { useNotices } from '../useNotices'
import { useTrace } from '../useTrace'
import { useVisibleHeight } from '../useVisibleHeight'
import VersionPicker from '../VersionPicker'
import { welcomeExample } from '../welcomeExample'
import {
  deleteDraft,
  format,
  offerDraft,
  offerStep,
  openExample,
  reset,
  type WorkbenchParts,
} from '../workbenchActions'
import styles from './styles.module.css'

type Props = {
  baseUrl: string
  loadTracer: () => Promise<Tracer>
  opening: Opening
  store: DraftStore
}

const examples: readonly GalleryExample[] = [welcomeExample, ...gallery]

/** The editor with its text, and everything that acts on them. */
const useWorkbench = (
  { baseUrl, loadTracer, opening, store }: Props,
  onShow: (pane: 'console' | 'trace') => void,
) => {
  const [isNetworkAllowed, setNetworkAllowed] = useState(false)
  const board = useNotices()
  const [host, editor] = useEditor({
    text: opening.document,
    onChange: () => {
      text.touch()
      // The notice was about the code before this one.
      board.dismiss('format')
    },
    onCursor: cursor => trace.onCursor(cursor),
    onRun: () => output.run(),
    onTrace: () => output.trace(),
  })
  const trace = useTrace(editor, opening.step)
  const text = useDocument(opening.document, editor, store, saved =>
    tellSaved(latest.current, saved),
  )
  const parts: WorkbenchParts = { editor, text, board }
  const latest = useLatest(parts)
  const { language, version } = text.document
  const read = useCallback(() => {
    const { editor, text } = latest.current
    return projectOf({ ...text.document, code: editor?.code() ?? '' })
  }, [latest])
  const readStep = useLatest(trace.step)
  const readShared = useCallback(() => {
    const step = readStep.current()
    return { ...read(), ...(step !== undefined && { step }) }
  }, [read, readStep])
  const output = useConsole({
    read,
    version,
    allowNetwork: isNetworkAllowed,
    onStart: () => {
      trace.discard()
      onShow('console')
    },
    loadTracer,
    onTrace: (draw, code) => {
      trace.show(draw, code)
      onShow('trace')
    },
  })
  const latestTrace = useLatest(output.trace)
  const isQuiet = (output.isPrepared || savesData()) && !output.isRunning
  const help = useHelp({ editor, isQuiet, baseUrl, language, version })

  useEffect(() => {
    tellRefusedStorage(latest.current)
    if (opening.problem) {
      latest.current.board.show({ id: 'link', text: opening.problem })
    }
    if (opening.keptDraft) {
      offerDraft(latest.current, opening.keptDraft)
    }
    if (opening.step !== undefined) {
      offerStep(latest.current, opening.step, () => latestTrace.current())
    }
  }, [opening, latest, latestTrace])
  return {
    host,
    parts,
    readShared,
    output,
    trace,
    help,
    isNetworkAllowed,
    setNetworkAllowed,
  }
}

export default function Workbench(props: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null)
  const isPhone = useMediaQuery('(width <= 768px)')
  const isStacked = useMediaQuery('(width <= 996px)')
  const [pane, setPane] = useState<Pane>('code')
  const bench = useWorkbench(props, setPane)
  const { parts, output, trace, help } = bench
  const { editor, text, board } = parts
  const { origin, language } = text.document
  useVisibleHeight(root)

  const side: Pane = pane === 'trace' && trace.shown ? 'trace' : 'console'
  const outputs: readonly Pane[] = trace.shown
    ? ['console', 'trace']
    : ['console']
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
  return (
    <div ref={root} className={styles.workbench}>
      <Toolbar
        baseUrl={props.baseUrl}
        examples={examples}
        chosenExample={
          origin.kind === 'example' && !text.isEdited ? origin.key : ''
        }
        otherCode={text.isEdited ? 'Your own code' : 'From a link'}
        language={language}
        canReset={text.isEdited}
        isRunning={output.isRunning}
        tabs={
          isPhone && (
            <PaneTabs
              panes={['code', ...outputs]}
              chosen={pane === 'code' ? pane : side}
              onChoose={setPane}
            />
          )
        }
        read={bench.readShared}
        onExample={example => openExample(parts, example)}
        onLanguage={text.setLanguage}
        onFormat={() => void format(parts)}
        onReset={() => reset(parts)}
        onApproachRun={output.prepare}
        onRun={output.run}
        onTrace={output.trace}
        onStop={output.stop}
      />
      <Split
        stacked={isStacked}
        first={
          <div {...panel('code')}>
            <div ref={bench.host} className={styles.editor} />
            <Notices notices={board.notices} onDismiss={board.dismiss} />
            {isPhone && <KeysRow editor={editor} />}
          </div>
        }
        second={
          <div className={styles.pane}>
            {!isPhone && trace.shown && (
              <PaneTabs panes={outputs} chosen={side} onChoose={setPane} />
            )}
            <div {...panel('console')}>
              <ConsolePane
                store={output.store}
                isUsed={output.isUsed}
                isStale={
                  output.ran !== undefined &&
                  !isSameProject(output.ran, {
                    ...text.document,
                    code: text.code,
                  })
                }
                keepOutput={output.keepOutput}
                onKeepOutput={output.setKeepOutput}
                onJump={({ line, column }) => {
                  setPane('code')
                  requestAnimationFrame(() => editor?.jumpTo(line, column))
                }}
                onAcceptImports={completedCode => {
                  editor?.replace(completedCode)
                  output.run()
                }}
              />
            </div>
            {trace.shown && (
              <div {...panel('trace')}>{trace.shown.draw(trace.props)}</div>
            )}
          </div>
        }
      />
      <StatusBar
        isNetworkAllowed={bench.isNetworkAllowed}
        onNetwork={bench.setNetworkAllowed}
      >
        <HelpStatus state={help.state} onLoad={help.load} />
        <DraftsMenu
          drafts={text.otherDrafts}
          onOpen={text.open}
          onRename={(draft, name) => text.keepDraft({ ...draft, name })}
          onDelete={draft => deleteDraft(parts, draft)}
        />
        <ShortcutsMenu />
        <VersionPicker
          version={text.document.version}
          onChange={text.setVersion}
        />
      </StatusBar>
    </div>
  )
}
