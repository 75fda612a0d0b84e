import gallery from '@generated/playground/default/gallery.json'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { DraftStore } from '../../drafts/draftStore'
import type { Opening } from '../../drafts/openDocument'
import DraftsMenu from '../DraftsMenu'
import type { GalleryExample } from '../gallery'
import HelpStatus from '../HelpStatus'
import KeysRow from '../KeysRow'
import Notices from '../Notices'
import PaneTabs, { type Pane, paneId, tabId } from '../PaneTabs'
import Split from '../Split'
import StatusBar from '../StatusBar'
import Toolbar from '../Toolbar'
import { useDocument } from '../useDocument'
import { useEditor } from '../useEditor'
import { useHelp } from '../useHelp'
import { useLatest } from '../useLatest'
import { useMediaQuery } from '../useMediaQuery'
import { useNotices } from '../useNotices'
import { useVisibleHeight } from '../useVisibleHeight'
import { welcomeExample } from '../welcomeExample'
import { format, offerDraft, openExample, reset } from '../workbenchActions'
import styles from './styles.module.css'

type Props = {
  baseUrl: string
  opening: Opening
  store: DraftStore
}

const examples: readonly GalleryExample[] = [welcomeExample, ...gallery]

export default function Workbench({
  baseUrl,
  opening,
  store,
}: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null)
  const isPhone = useMediaQuery('(width <= 768px)')
  const isStacked = useMediaQuery('(width <= 996px)')
  const [pane, setPane] = useState<Pane>('code')
  const [isNetworkAllowed, setNetworkAllowed] = useState(false)
  const board = useNotices()
  const [host, editor] = useEditor({
    text: opening.document,
    onChange: () => text.touch(),
    onRun: () => {},
  })
  const text = useDocument(opening.document, editor, store)
  const { origin, language } = text.document
  const help = useHelp({ editor, baseUrl, language })
  const parts = { editor, text, board }
  const latest = useLatest(parts)
  useVisibleHeight(root)

  useEffect(() => {
    const { board } = latest.current
    if (opening.problem) {
      board.show({ id: 'link', text: opening.problem })
    }
    if (opening.keptDraft) {
      offerDraft(latest.current, opening.keptDraft)
    }
  }, [opening, latest])

  const read = useCallback(() => {
    const { editor, text } = latest.current
    return { code: editor?.code() ?? '', language: text.document.language }
  }, [latest])

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
        baseUrl={baseUrl}
        examples={examples}
        chosenExample={origin.kind === 'example' ? origin.key : ''}
        language={language}
        canReset={text.isEdited}
        isRunning={false}
        tabs={
          isPhone && (
            <PaneTabs chosen={pane} hasNews={false} onChoose={setPane} />
          )
        }
        read={read}
        onExample={example => openExample(parts, example)}
        onLanguage={text.setLanguage}
        onFormat={() => void format(parts)}
        onReset={() => reset(parts)}
        onRun={() => {}}
        onStop={() => {}}
      />
      <Split
        stacked={isStacked}
        first={
          <div {...panel('code')}>
            <div ref={host} className={styles.editor} />
            <Notices notices={board.notices} onDismiss={board.dismiss} />
            {isPhone && <KeysRow editor={editor} />}
          </div>
        }
        second={<div {...panel('console')} />}
      />
      <StatusBar
        isNetworkAllowed={isNetworkAllowed}
        onNetwork={setNetworkAllowed}
      >
        <HelpStatus state={help.state} onLoad={help.load} />
        <DraftsMenu
          drafts={text.otherDrafts}
          onOpen={draft => text.open(draft)}
        />
      </StatusBar>
    </div>
  )
}
