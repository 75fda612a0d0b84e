import { createConsoleStore } from '@site/playground/console/createConsoleStore'
import { applyEvent, emptySnapshot } from '@site/playground/console/snapshot'
import type { CodeEditor } from '@site/playground/editor/createEditor'
import type { DrawTrace } from '@site/playground/page/tracing'
import { useRun } from '@site/playground/page/useRun'
import type { RunEvent, RunOutcome } from '@site/playground/sandbox/runEvent'
import { loadTracer } from '@site/trace/viewer/loadTracer'
import { useRef, useState } from 'react'
import { linesOf } from './runHidden'

type Options = {
  /** What the editor opens with; asked for in the browser only. */
  readonly initial: () => string
  readonly onEdited?: (code: string) => void
  readonly onFinished: (printed: readonly string[], outcome: RunOutcome) => void
}

/**
 * A program that is edited and run on its own. It can be run before its editor
 * has been loaded.
 */
export const useProgram = (options: Options) => {
  const { initial, onFinished } = options
  const [store] = useState(() => createConsoleStore())
  const [hasRun, setRun] = useState(false)
  const [draw, setDraw] = useState<DrawTrace>()
  const editor = useRef<CodeEditor>(undefined)
  /** All that was printed: the store keeps up with the screen only. */
  const printed = useRef(emptySnapshot)
  const code = (): string => editor.current?.code() ?? initial()
  const onEvent = (event: RunEvent): void => {
    printed.current = applyEvent(printed.current, event, () => 0)
    store.apply(event)
    if (event.type === 'finished' && event.outcome.status !== 'stopped') {
      onFinished(linesOf(printed.current), event.outcome)
    }
  }
  const runner = useRun({
    read: () => ({ code: code(), language: 'js' }),
    version: undefined,
    allowNetwork: false,
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
    replace: (next: string): void => editor.current?.replace(next),
    attach: (attached: CodeEditor | undefined): void => {
      editor.current = attached
    },
    /** The editor has another text. */
    edited: () => options.onEdited?.(code()),
    run: () => start('run'),
    /** Runs the program and records what it does. */
    trace: () => start('trace'),
    /** Draws what was recorded of the last run, if it was. */
    draw,
  }
}

export type ProgramHandle = ReturnType<typeof useProgram>
