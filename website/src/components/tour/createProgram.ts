import {
  type Console,
  createConsole,
} from '@site/playground/console/createConsole'
import { withoutColors } from '@site/playground/console/printed'
import type { CodeEditor } from '@site/playground/editor/createEditor'
import { createStore } from '@site/playground/page/store'
import type { MountTrace } from '@site/playground/page/tracing'
import type { RunEvent, RunOutcome } from '@site/playground/sandbox/runEvent'
import { createRunner } from '@site/playground/sandbox/runner'
import { loadTracer } from '@site/trace/viewer/loadTracer'

export type Asked = 'run' | 'trace'

type Options = {
  /** What it is before anybody has changed it. */
  readonly start: string
  /** What the visitor made of it earlier; asked for in the browser only. */
  readonly readKept?: () => string | undefined
  readonly onEdited?: (code: string) => void
}

/** What the part of the page around a program does. */
type Handlers = {
  /** The visitor asks for a run, by a key or in the console. */
  readonly onAsked: (asked: Asked) => void
  readonly onFinished: (run: FinishedRun) => void
}

type FinishedRun = {
  /** What ran: the editor may have another text by now. */
  readonly code: string
  readonly printed: readonly string[]
  readonly outcome: RunOutcome
}

/** Gathers what a run prints, line by line, without showing it. */
export const createTranscript = () => {
  let lines: string[] = []
  return {
    apply: (event: RunEvent): void => {
      if (event.type === 'entry' && event.entry.kind === 'clear') {
        lines = []
      } else if (event.type === 'entry' && event.entry.kind === 'output') {
        lines.push(...withoutColors(event.entry.text).split('\n'))
      }
    },
    lines: (): readonly string[] => lines,
  }
}

export type Program = ReturnType<typeof createProgram>

/** A program of the tour with its editor, its runs and its console. */
export const createProgram = ({ start, readKept, onEdited }: Options) => {
  const store = createStore({
    isRunning: false,
    /** Whether it is not what it was to begin with. */
    isChanged: false,
    hasEditor: false,
    console: undefined as Console | undefined,
    /** Draws what was recorded of the last run, if it was. */
    trace: undefined as MountTrace | undefined,
  })
  const { get, set } = store
  let editor: CodeEditor | undefined
  /** The text, once it was edited. */
  let text: string | undefined
  /** What runs, or ran last. */
  let ran = ''
  let transcript = createTranscript()
  let handlers: Handlers = { onAsked: () => {}, onFinished: () => {} }

  const code = (): string => text ?? readKept?.() ?? start
  const edited = (next: string): void => {
    text = next
    set({ isChanged: next !== start })
    onEdited?.(next)
  }
  const replace = (next: string): void =>
    editor ? editor.replace(next) : edited(next)
  const onEvent = (event: RunEvent): void => {
    transcript.apply(event)
    get().console?.apply(event)
    if (event.type === 'finished' && event.outcome.status !== 'stopped') {
      handlers.onFinished({
        code: ran,
        printed: transcript.lines(),
        outcome: event.outcome,
      })
    }
  }
  const runner = createRunner({
    onEvent,
    onRunning: isRunning => set({ isRunning }),
    loadTracer,
    onTrace: trace => set({ trace }),
  })
  const openConsole = (): Console =>
    createConsole({
      onJump: ({ line, column }) => editor?.jumpTo(line, column),
      onAcceptImports: completed => {
        replace(completed)
        handlers.onAsked('run')
      },
    })
  return {
    store,
    replace,
    reset: (): void => replace(start),
    setHandlers: (next: Handlers): void => {
      handlers = next
    },
    start: (asked: Asked): void => {
      const shown = get().console ?? openConsole()
      transcript = createTranscript()
      shown.begin()
      set({ console: shown, trace: undefined })
      ran = code()
      void runner.start(asked, { code: ran, language: 'js' })
    },
    stop: runner.stop,
    /** Puts an editor into the place of the text, as soon as it has loaded. */
    mount: (host: HTMLElement, label: string): (() => void) => {
      let isGone = false
      const show = async (): Promise<void> => {
        const { createTourEditor } = await import('./createTourEditor')
        if (isGone) {
          return
        }
        editor = createTourEditor(host, code(), label, {
          onChange: edited,
          onCursor: () => {},
          onRun: () => handlers.onAsked('run'),
          onTrace: () => handlers.onAsked('trace'),
        })
        set({ hasEditor: true, isChanged: code() !== start })
      }
      show().catch(console.error)
      runner.prepareAhead('js')
      return () => {
        isGone = true
        runner.dispose()
        editor?.view.destroy()
        editor = undefined
      }
    },
  }
}
