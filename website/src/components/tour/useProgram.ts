import {
  type ConsoleStore,
  createConsoleStore,
} from '@site/playground/console/createConsoleStore'
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

export type ProgramHandle = {
  readonly store: ConsoleStore
  readonly isRunning: boolean
  readonly isPrepared: boolean
  readonly hasRun: boolean
  readonly prepare: () => void
  readonly code: () => string
  readonly replace: (code: string) => void
  readonly attach: (editor: CodeEditor | undefined) => void
  /** The editor has another text. */
  readonly edited: () => void
  readonly run: () => void
  /** Runs the program and records what it does. */
  readonly trace: () => void
  /** Draws what was recorded of the last run, if it was. */
  readonly draw: DrawTrace | undefined
  readonly stop: () => void
}

/**
 * A program that is edited and run on its own. It can be run before its editor
 * has been loaded.
 */
export const useProgram = (options: Options): ProgramHandle => {
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
    store.begin(false)
    setRun(true)
    setDraw(undefined)
    runner[how]()
  }
  return {
    ...runner,
    store,
    hasRun,
    code,
    replace: next => editor.current?.replace(next),
    attach: attached => {
      editor.current = attached
    },
    edited: () => options.onEdited?.(code()),
    run: () => start('run'),
    trace: () => start('trace'),
    draw,
  }
}
