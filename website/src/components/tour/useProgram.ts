import { createConsoleStore } from '@site/playground/console/createConsoleStore'
import { applyEvent, emptySnapshot } from '@site/playground/console/snapshot'
import type { CodeEditor } from '@site/playground/editor/createEditor'
import type { DrawTrace } from '@site/playground/page/tracing'
import { useRun } from '@site/playground/page/useRun'
import type { RunEvent, RunOutcome } from '@site/playground/sandbox/runEvent'
import { loadTracer } from '@site/trace/viewer/loadTracer'
import { useRef, useState } from 'react'
import { linesOf } from './runHidden'

/** What the visitor edits: plain code at first, then the editor. */
type TextHolder = Pick<CodeEditor, 'code' | 'replace'>

type Options = {
  /** What it is before anybody has changed it. */
  readonly start: string
  /** What the visitor made of it earlier; asked for in the browser only. */
  readonly readKept?: () => string | undefined
  readonly onEdited?: (code: string) => void
  readonly onFinished: (printed: readonly string[], outcome: RunOutcome) => void
}

/**
 * A program that is edited and run on its own. It can be run and edited
 * before its editor has been loaded.
 */
export const useProgram = (options: Options) => {
  const { start: original, readKept, onEdited, onFinished } = options
  const [store] = useState(() => createConsoleStore())
  const [hasRun, setRun] = useState(false)
  const [draw, setDraw] = useState<DrawTrace>()
  const [isChanged, setChanged] = useState(false)
  const editor = useRef<TextHolder>(undefined)
  /** The text while one editor takes the place of another. */
  const left = useRef<string>(undefined)
  /** All that was printed: the store keeps up with the screen only. */
  const printed = useRef(emptySnapshot)
  const code = (): string =>
    editor.current?.code() ?? left.current ?? readKept?.() ?? original
  /** The editor has another text. */
  const edited = (): void => {
    setChanged(code() !== original)
    onEdited?.(code())
  }
  const replace = (next: string): void => {
    editor.current?.replace(next)
    edited()
  }
  const onEvent = (event: RunEvent): void => {
    printed.current = applyEvent(printed.current, event, () => 0)
    store.apply(event)
    if (event.type === 'finished' && event.outcome.status !== 'stopped') {
      onFinished(linesOf(printed.current), event.outcome)
    }
  }
  const runner = useRun({
    read: () => ({ code: code(), language: 'js' }),
    onEvent,
    loadTracer,
    onTrace: drawn => setDraw(() => drawn),
  })
  const start = (how: 'run' | 'trace'): void => {
    printed.current = emptySnapshot
    store.begin()
    setRun(true)
    setDraw(undefined)
    runner[how]()
  }
  return {
    ...runner,
    store,
    hasRun,
    code,
    replace,
    reset: (): void => replace(original),
    /** Whether it is not what it was to begin with. */
    isChanged,
    edited,
    /** Gives the text to what edits it from now on, until that is detached. */
    attach: (attached: TextHolder): (() => void) => {
      const kept = left.current ?? readKept?.()
      editor.current = attached
      if (kept !== undefined && kept !== attached.code()) {
        attached.replace(kept)
      }
      if (code() !== original) {
        edited()
      }
      return () => {
        left.current = attached.code()
        editor.current = undefined
      }
    },
    run: () => start('run'),
    /** Runs the program and records what it does. */
    trace: () => start('trace'),
    /** Draws what was recorded of the last run, if it was. */
    draw,
  }
}

export type ProgramHandle = ReturnType<typeof useProgram>
