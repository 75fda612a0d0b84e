import { useCallback, useEffect } from 'react'
import { savesData } from '../../browser/connection'
import type { DraftStore } from '../drafts/draftStore'
import type { Opening } from '../drafts/openDocument'
import { projectOf } from '../project/project'
import { takeRunRequest } from '../share/runAtOnce'
import { changeLanguage } from './fileActions'
import { tellDamage, tellRefusedStorage, tellSaved } from './tellStorage'
import type { Tracer } from './tracing'
import { useConsole } from './useConsole'
import { useDocument } from './useDocument'
import { useEditor } from './useEditor'
import { useChanged, useFollowedAddress } from './useFollowing'
import { useHelp } from './useHelp'
import { useLatest } from './useLatest'
import { useNotices } from './useNotices'
import { usePageShortcuts } from './usePageShortcuts'
import { useSetting } from './useSetting'
import { useTrace } from './useTrace'
import {
  format,
  offerDraft,
  offerStep,
  saveNow,
  type WorkbenchParts,
} from './workbenchActions'

export type WorkbenchProps = {
  baseUrl: string
  /** Whether another site frames it. */
  isEmbedded: boolean
  /** Fetches what records runs, when the visitor asks for it. */
  loadTracer: () => Promise<Tracer>
  opening: Opening
  store: DraftStore
}

export type WorkbenchHandle = ReturnType<typeof useWorkbench>

/** The editor with its text, and everything that acts on them. */
export const useWorkbench = (
  { baseUrl, loadTracer, opening, store }: WorkbenchProps,
  onShow: (pane: 'console') => void,
) => {
  const [showsSteps, setShowsSteps] = useSetting('steps', true)
  const [runsWhileTyping, setRunsWhileTyping] = useSetting('autorun', false)
  const [followsCode, setFollowsCode] = useSetting('follow', false)
  const board = useNotices()
  const [host, editor] = useEditor({
    text: opening.document,
    onChange: () => {
      text.touch()
      // These notices were about the code before this one.
      board.dismiss('format', 'saved', 'link')
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
  const { version } = text.document
  const read = useCallback(
    () => projectOf(latest.current.text.read()),
    [latest],
  )
  const readStep = useLatest(trace.step)
  const readShared = useCallback(() => {
    const step = readStep.current()
    return { ...read(), ...(step !== undefined && { step }) }
  }, [read, readStep])
  const output = useConsole({
    read,
    version,
    onStart: () => {
      // Whoever runs the code stays with it; a kept draft is in the menu.
      board.dismiss('format', 'saved', 'link', 'draft', 'step')
      trace.discard()
      onShow('console')
    },
    loadTracer,
    onTrace: (draw, code) => {
      trace.show(draw, code)
      onShow('console')
    },
  })
  const latestRun = useLatest(output.run)
  const latestTrace = useLatest(output.trace)
  const latestStop = useLatest(output.stop)
  // What another text prints would be taken for this one's.
  const { id } = text.document
  // biome-ignore lint/correctness/useExhaustiveDependencies: it stops with the text
  useEffect(() => () => latestStop.current(), [id, latestStop])
  const isQuiet = (output.isPrepared || savesData()) && !output.isRunning
  const help = useHelp({
    editor,
    isQuiet,
    baseUrl,
    file: text.active,
    readProject: read,
    version,
    showsSteps,
    onJavaScript: () => changeLanguage(latest.current, 'js'),
  })
  useChanged(runsWhileTyping, text.document, output.run)
  useFollowedAddress(followsCode, text.document)
  usePageShortcuts({
    run: output.run,
    trace: output.trace,
    save: () => saveNow(parts),
    format: () => void format(parts),
  })

  useEffect(() => {
    tellRefusedStorage(latest.current)
    if (opening.problem) {
      latest.current.board.show({ id: 'link', text: opening.problem })
    }
    if (opening.document.isDamaged) {
      tellDamage(latest.current)
    }
    const unkept = store
      .list()
      .find(({ id }) => id !== opening.document.id && !store.isKept(id))
    const left = opening.keptDraft ?? unkept
    if (left) {
      offerDraft(latest.current, left)
    }
    if (opening.step !== undefined) {
      offerStep(latest.current, opening.step, () => latestTrace.current())
    }
    if (takeRunRequest()) {
      latestRun.current()
    }
  }, [opening, store, latest, latestRun, latestTrace])
  return {
    host,
    parts,
    readShared,
    output,
    trace,
    help,
    showsSteps,
    setShowsSteps,
    runsWhileTyping,
    setRunsWhileTyping,
    followsCode,
    setFollowsCode,
  }
}
