import type { CodeLocation } from '@lfi-docs/sandbox'
import { createConsole } from '../console/createConsole'
import {
  type CodeEditor,
  createEditor,
  type EditorHandlers,
} from '../editor/createEditor'
import { formatCode } from '../editor/formatCode'
import { type Problem, printedProblem } from '../editor/help/listProblems'
import { type Code, createRunner } from '../sandbox/runner'
import type { SharedCode } from '../share'
import { storedHash } from '../share/client/storedHash'
import { followText } from './address'
import { createNotices } from './createNotices'
import { createOpener, type Origin } from './createOpener'
import type { Example } from './examples'
import type { Recent } from './recent'
import { keepSetting } from './settings'
import { createStore } from './store'
import type { Tracer } from './tracing'
import { createTypeHelp, type TypeHelp } from './typeHelp'
import { createState, type Pane, type WorkbenchState } from './workbenchState'

export type WorkbenchOptions = {
  readonly baseUrl: string
  /** Fetches what records runs, when the visitor asks for it. */
  readonly loadTracer: () => Promise<Tracer>
}

export type Workbench = ReturnType<typeof createWorkbench>

/** A pause in typing that is worth a run. */
const RUN_PAUSE_MILLISECONDS = 700

/** The text, its runs and everything that acts on them, outside React. */
export const createWorkbench = ({ baseUrl, loadTracer }: WorkbenchOptions) => {
  const store = createStore(createState())
  const { get, set } = store
  const output = createConsole({
    canKeep: true,
    explainsSilence: true,
    onJump: location => jump(location),
    onCollect: location => collect(location),
    onAcceptImports: code => runInstead(code),
  })
  let editor: CodeEditor | undefined
  let help: TypeHelp | undefined
  let autorun: ReturnType<typeof setTimeout> | undefined
  /** The event of a trace that the link points at. */
  let linkedStep: number | undefined
  /** The event that the reader of a trace stands at. */
  let step: number | undefined

  const read = (): Code => {
    const { code, language } = get()
    return { code, language }
  }
  const isOriginal = ({ code, language, origin }: WorkbenchState): boolean =>
    code === origin?.code && language === origin.language

  const notices = createNotices(store)
  const { dismiss, notify } = notices
  const address = followText({
    read,
    isEdited: () => !isOriginal(get()),
    onKept: ({ inAddress, inRecent }) => {
      if (!inAddress) {
        notify({
          id: 'kept',
          text: 'This code is too long for the address, so it will be lost when you leave this page. Copy it to keep it.',
        })
      } else if (!inRecent) {
        notify({
          id: 'kept',
          text: 'Your browser’s storage is full, so this code is missing from Recent. The address of this page has it: share or bookmark it.',
        })
      } else {
        dismiss('kept')
      }
    },
  })

  const runner = createRunner({
    onEvent: output.apply,
    onRunning: isRunning => {
      set({ isRunning })
      if (!isRunning) {
        runner.prepareAhead(get().language)
      }
    },
    onPrepared: () => help?.start(),
    loadTracer,
    onTrace: (mount, code) => {
      set({ trace: { mount, code, start: linkedStep }, pane: 'console' })
      editor?.setWrapping(true)
      // Only the first trace is the one that the link was about.
      linkedStep = undefined
    },
  })
  const discardTrace = (): void => {
    step = undefined
    editor?.mark(undefined)
    editor?.setWrapping(false)
    set({ trace: undefined, cursor: undefined })
  }
  const start = (asked: 'run' | 'trace'): void => {
    clearTimeout(autorun)
    const code = read()
    dismiss('format', 'saved', 'link', 'step')
    discardTrace()
    output.begin()
    set({ ran: code, pane: 'console' })
    void runner.start(asked, code)
  }
  const run = (): void => start('run')
  const trace = (): void => start('trace')
  const isTraced = (): boolean => get().trace?.code === get().code

  const changed = (): void => {
    // These notices were about the code before this one.
    dismiss('format', 'saved', 'link')
    address.touch()
    clearTimeout(autorun)
    if (get().runsWhileTyping) {
      autorun = setTimeout(run, RUN_PAUSE_MILLISECONDS)
    }
  }
  const handlers: EditorHandlers = {
    onChange: code => {
      set({ code })
      changed()
    },
    onCursor: cursor => {
      if (get().trace) {
        set({ cursor: isTraced() ? cursor : undefined })
      }
    },
    onRun: run,
    onTrace: trace,
  }
  const setLanguage = (language: Code['language']): void => {
    if (language !== get().language) {
      set({ language })
      editor?.setLanguage(language)
      help?.update()
      changed()
    }
  }

  const show = ({ code, language, step }: SharedCode, origin: Origin): void => {
    runner.stop()
    clearTimeout(autorun)
    discardTrace()
    linkedStep = step
    set({ code, language, origin, problems: [] })
    editor?.open({ code, language })
    help?.update()
  }
  const opener = createOpener({
    address,
    notices,
    isOpen: () => get().origin !== undefined,
    show,
    run,
    trace,
  })

  /** Shows a place in the code. */
  const jump = ({ line, column }: Pick<Problem, 'line' | 'column'>): void => {
    set({ pane: 'code' })
    requestAnimationFrame(() => editor?.jumpTo(line, column))
  }
  /** Replaces the text as one step that can be undone, and runs it. */
  const runInstead = (code: string): void => {
    editor?.replace(code)
    run()
  }
  /** Collects what a line of the console shows, where its problem has a fix. */
  const collect = (location: CodeLocation): void => {
    const fix = printedProblem(get().problems, location.line)?.fix
    if (fix) {
      if (fix.apply()) {
        run()
      }
      return
    }
    jump(location)
    notify({
      id: 'collect',
      text: 'This line prints something lazy. End its pipeline with reduce(toArray()), or with get if it has one value at most; with the Async and Concur functions await it.',
    })
  }

  const onKeep = (): void => void address.flush()

  return {
    store,
    output,
    isOriginal,
    /** Reads the address, and follows it until it is disposed of. */
    open: (): (() => void) => {
      const listening = new AbortController()
      const { signal } = listening
      window.addEventListener('hashchange', opener.open, { signal })
      window.addEventListener('pagehide', address.quit, { signal })
      window.addEventListener('blur', onKeep, { signal })
      window.document.addEventListener('visibilitychange', onKeep, { signal })
      address.resume()
      opener.open()
      return () => {
        address.quit()
        clearTimeout(autorun)
        listening.abort()
      }
    },
    /** To be called when a link of the site may have changed the address. */
    openAddress: opener.open,
    /** Puts the editor into the page; returns what takes it out. */
    attach: (host: HTMLElement): (() => void) => {
      const created = createEditor(host, read(), handlers)
      editor = created
      help = createTypeHelp({
        editor: created,
        baseUrl,
        readLanguage: () => get().language,
        readShowsSteps: () => get().showsSteps,
        onState: state => set({ help: state }),
        onProblems: problems => set({ problems }),
        onJavaScript: () => setLanguage('js'),
      })
      runner.prepareAhead(get().language)
      return () => {
        help?.dispose()
        runner.dispose()
        created.view.destroy()
      }
    },
    editor: (): CodeEditor | undefined => editor,
    jump,
    run,
    trace,
    stop: runner.stop,
    /** To be called when the visitor looks like running the code. */
    prepare: (): void => runner.prepare(get().language),
    loadHelp: (): void => help?.load(),
    setPane: (pane: Pane): void => set({ pane }),
    setLanguage,
    setShowsSteps: (showsSteps: boolean): void => {
      keepSetting('steps', showsSteps)
      set({ showsSteps })
      help?.update()
    },
    setRunsWhileTyping: (runsWhileTyping: boolean): void => {
      keepSetting('autorun', runsWhileTyping)
      set({ runsWhileTyping })
    },
    openExample: ({ id, code, language }: Example): void =>
      opener.openHash(storedHash(code, language), {
        origin: { code, language, example: id },
      }),
    openRecent: ({ hash }: Recent): void => opener.openHash(hash, {}),
    /** Returns to what the text began as; Undo brings the changes back. */
    reset: (): void => {
      const { origin } = get()
      if (origin) {
        setLanguage(origin.language)
        editor?.replace(origin.code)
      }
    },
    /** Formats in place; code that can't be read is left as it is. */
    format: async (): Promise<void> => {
      const { code, language } = read()
      const cursor = editor?.view.state.selection.main.head ?? 0
      const formatted = await formatCode(code, language, cursor)
      if ('problem' in formatted) {
        notify({ id: 'format', text: formatted.problem })
        return
      }
      dismiss('format')
      // What was typed while Prettier loaded is worth more than its result.
      if (get().code === code) {
        editor?.replace(formatted.code, formatted.cursor)
      }
    },
    /** Keeps the text now, as it is kept anyway, and says so. */
    save: async (): Promise<void> => {
      await address.save()
      notify({
        id: 'saved',
        isBrief: true,
        text: 'Saved: the address of this page has your code.',
      })
    },
    dismiss,
    notify,
    /** The text and, where its trace is shown, the event that is looked at. */
    readShared: () => ({
      ...read(),
      ...(isTraced() && step !== undefined && { step }),
    }),
    /** To be called when the reader of a trace goes to an event. */
    onStep: (at: number, source: Parameters<CodeEditor['mark']>[0]): void => {
      step = at
      editor?.mark(isTraced() ? source : undefined)
    },
  }
}
