import gallery from '@generated/playground/default/gallery.json'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { DraftStore } from '../../drafts/draftStore'
import type { Opening } from '../../drafts/openDocument'
import ConsolePane from '../ConsolePane'
import DraftsMenu from '../DraftsMenu'
import type { GalleryExample } from '../gallery'
import HelpStatus from '../HelpStatus'
import KeysRow from '../KeysRow'
import Notices from '../Notices'
import PaneTabs, { type Pane, paneId, tabId } from '../PaneTabs'
import Split from '../Split'
import StatusBar from '../StatusBar'
import { savesData } from '../savesData'
import Toolbar from '../Toolbar'
import { useConsole } from '../useConsole'
import { useDocument } from '../useDocument'
import { useEditor } from '../useEditor'
import { useHelp } from '../useHelp'
import { useLatest } from '../useLatest'
import { useMediaQuery } from '../useMediaQuery'
import { useNotices } from '../useNotices'
import { useVisibleHeight } from '../useVisibleHeight'
import { welcomeExample } from '../welcomeExample'
import {
  format,
  offerDraft,
  openExample,
  reset,
  type WorkbenchParts,
} from '../workbenchActions'
import styles from './styles.module.css'

type Props = {
  baseUrl: string
  opening: Opening
  store: DraftStore
}

const examples: readonly GalleryExample[] = [welcomeExample, ...gallery]

/** The editor with its text, and everything that acts on them. */
const useWorkbench = (
  { baseUrl, opening, store }: Props,
  onStart: () => void,
) => {
  const [isNetworkAllowed, setNetworkAllowed] = useState(false)
  const board = useNotices()
  const [host, editor] = useEditor({
    text: opening.document,
    onChange: () => {
      text.touch()
      // What it says was about the code before.
      board.dismiss('format')
    },
    onRun: () => output.run(),
  })
  const text = useDocument(opening.document, editor, store)
  const parts: WorkbenchParts = { editor, text, board }
  const latest = useLatest(parts)
  const read = useCallback(() => {
    const { editor, text } = latest.current
    return { code: editor?.code() ?? '', language: text.document.language }
  }, [latest])
  const output = useConsole({ read, allowNetwork: isNetworkAllowed, onStart })
  const { language } = text.document
  const isQuiet = (output.isPrepared || savesData()) && !output.isRunning
  const help = useHelp({ editor, isQuiet, baseUrl, language })

  useEffect(() => {
    if (opening.problem) {
      latest.current.board.show({ id: 'link', text: opening.problem })
    }
    if (opening.keptDraft) {
      offerDraft(latest.current, opening.keptDraft)
    }
  }, [opening, latest])
  return {
    host,
    parts,
    read,
    output,
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
  const bench = useWorkbench(props, () => setPane('console'))
  const { parts, output, help } = bench
  const { editor, text, board } = parts
  const { origin, language } = text.document
  useVisibleHeight(root)

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
        baseUrl={props.baseUrl}
        examples={examples}
        chosenExample={origin.kind === 'example' ? origin.key : ''}
        language={language}
        canReset={text.isEdited}
        isRunning={output.isRunning}
        tabs={isPhone && <PaneTabs chosen={pane} onChoose={setPane} />}
        read={bench.read}
        onExample={example => openExample(parts, example)}
        onLanguage={text.setLanguage}
        onFormat={() => void format(parts)}
        onReset={() => reset(parts)}
        onApproachRun={output.prepare}
        onRun={output.run}
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
          <div {...panel('console')}>
            <ConsolePane
              store={output.store}
              isUsed={output.isUsed}
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
        }
      />
      <StatusBar
        isNetworkAllowed={bench.isNetworkAllowed}
        onNetwork={bench.setNetworkAllowed}
      >
        <HelpStatus state={help.state} onLoad={help.load} />
        <DraftsMenu drafts={text.otherDrafts} onOpen={text.open} />
      </StatusBar>
    </div>
  )
}
