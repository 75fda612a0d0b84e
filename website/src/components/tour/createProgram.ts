import type { Ending } from '@lfi-docs/sandbox'
import {
  type Console,
  createConsole,
} from '@site/playground/console/createConsole'
import { withoutColors } from '@site/playground/console/printed'
import type { CodeEditor } from '@site/playground/editor/createEditor'
import { createStore } from '@site/playground/page/store'
import { actionOf } from '@site/playground/page/usePageShortcuts'
import type { RunEvent } from '@site/playground/sandbox/runEvent'
import { createRunner } from '@site/playground/sandbox/runner'

type Run = {
  /** The visitor's program: the editor may have another text by now. */
  readonly code: string
  readonly printed: readonly string[]
  readonly outcome: Ending
}

/** How a program ran to its end, and then the run that checked it. */
export type FinishedRun = Run & { readonly check?: Run }

type Options = {
  /** Names the program and its editor, of which a page has two. */
  readonly label: string
  /** The code before the visitor changes it. */
  readonly start: string
  /** What the visitor made of it earlier; asked for in the browser only. */
  readonly readKept?: () => string | undefined
  readonly onEdited?: (code: string) => void
  /** Whether a run may begin now, which the visitor asks for. */
  readonly mayRun?: () => boolean
  /**
   * Adds a check to a program that has run. It has a run of its own: what it does
   * is neither in the visitor's console nor on a line of their program.
   */
  readonly withCheck?: (code: string) => string
}

export type Program = ReturnType<typeof createProgram>

/** A program of the tour with its editor, its runs and its console. */
export const createProgram = (options: Options) => {
  const { label, start, readKept, onEdited, mayRun, withCheck } = options
  const store = createStore({
    code: start,
    isRunning: false,
    hasEditor: false,
    console: undefined as Console | undefined,
    /** Draws what was recorded of the last run, if it was. */
    trace: undefined as ((host: HTMLDivElement) => () => void) | undefined,
    finished: undefined as FinishedRun | undefined,
  })
  const { get, set } = store
  let editor: CodeEditor | undefined
  /** What runs, or ran last. */
  let ran = ''
  let printed: string[] = []
  /** The visitor's own run, while the check of it runs. */
  let checked: Run | undefined

  const onChange = (code: string): void => {
    set({ code })
    onEdited?.(code)
  }
  const replace = (code: string): void =>
    editor ? editor.replace(code) : onChange(code)

  const finish = (outcome: Ending): void => {
    const run = { code: ran, printed, outcome }
    const { status } = outcome
    // What did not start, or had to be ended, would do so again.
    const isWhole = status === 'completed' || status === 'failed'
    if (withCheck && !checked && isWhole) {
      checked = run
      printed = []
      void runner.start('run', { code: withCheck(ran), language: 'js' })
    } else if (status !== 'stopped') {
      set({ finished: checked ? { ...checked, check: run } : run })
    }
  }
  const onEvent = (event: RunEvent): void => {
    if (!checked) {
      get().console?.apply(event)
    }
    if (event.type === 'finished') {
      finish(event.outcome)
    } else if (event.type === 'entry' && event.entry.kind === 'clear') {
      printed = []
    } else if (event.type === 'entry' && event.entry.kind === 'output') {
      printed.push(withoutColors(event.entry.text))
    }
  }
  const runner = createRunner({
    onEvent,
    onRunning: isRunning => set({ isRunning }),
    onTrace: mount => {
      const draw = (host: HTMLDivElement) => {
        mount(host)
        return () => host.replaceChildren()
      }
      set({ trace: draw })
    },
  })
  const openConsole = (): Console =>
    createConsole({
      onJump: ({ line, column }) => editor?.jumpTo(line, column),
    })
  const run = (asked: 'run' | 'trace'): void => {
    if (mayRun?.() === false) {
      return
    }
    const console = get().console ?? openConsole()
    console.begin()
    set({ console, trace: undefined, finished: undefined })
    ran = get().code
    printed = []
    checked = undefined
    void runner.start(asked, { code: ran, language: 'js' })
  }
  return {
    label,
    store,
    start,
    replace,
    run,
    stop: runner.stop,
    reset: (): void => {
      runner.stop()
      set({ finished: undefined })
      replace(start)
    },
    /** The keys of the playground that work in the editor. */
    press: ({ nativeEvent }: { nativeEvent: KeyboardEvent }): void => {
      const action = actionOf(nativeEvent)
      if (action === 'run' || action === 'trace') {
        nativeEvent.preventDefault()
        run(withCheck ? 'run' : action)
      }
    },
    /** A ref: puts an editor into an element, as soon as it has loaded. */
    mount: (host: HTMLDivElement): (() => void) => {
      let isGone = false
      const show = async (): Promise<void> => {
        const { createEditor } = await import(
          '@site/playground/editor/createEditor'
        )
        if (!isGone) {
          const { code } = get()
          const handlers = { onChange, onCursor: () => {} }
          editor = createEditor(host, { code, language: 'js' }, handlers, label)
          // A page is read with Tab: two editors must not keep it.
          editor.view.setTabFocusMode(true)
          set({ hasEditor: true })
        }
      }
      set({ code: readKept?.() ?? start })
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
