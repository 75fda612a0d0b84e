import { copyText } from '../../browser/copyText'
import type { SourceRange } from '../../trace/trace'
import type { MountedTrace } from '../../trace/viewer/mountTrace'
import { createConsole } from '../console/createConsole'
import {
  type CodeEditor,
  createEditor,
  type EditorHandlers,
} from '../editor/createEditor'
import { formatCode } from '../editor/formatCode'
import { type Code, createRunner } from '../sandbox/runner'
import { storedHash } from '../share/client/storedHash'
import { createAddress } from './address'
import type { Example } from './examples'
import type { Recent } from './recent'
import { createStore } from './store'
import { createTypeHelp, type TypeHelp } from './typeHelp'
import {
  createState,
  keepShowsSteps,
  type Notice,
  type Pane,
  type WorkbenchState,
} from './workbenchState'

export type Workbench = ReturnType<typeof createWorkbench>

const copied =
  'Link copied. The code is in the link itself: no server keeps it.'
const notCopied =
  'The browser did not allow copying. Copy the address of this page instead.'

/** The text, its runs and everything that acts on them, outside React. */
export const createWorkbench = () => {
  const store = createStore(createState())
  const { get, set } = store
  const output = createConsole({
    canKeep: true,
    invitation: 'Press Run. What the code prints appears here.',
    onJump: location => jump(location),
    onEvent: event => shownTrace?.goToEvent(event),
  })
  let editor: CodeEditor | undefined
  let help: TypeHelp | undefined
  let shownTrace: MountedTrace | undefined

  const isOriginal = ({ code, language, origin }: WorkbenchState): boolean =>
    code === origin?.code && language === origin.language

  const dismiss = (): void => set({ notice: undefined })
  const notify = (about: Notice['about'], text: string): void =>
    set({ notice: { about, text } })
  /** Whether the code is in the address is told until it is. */
  const dismissPassing = (): void => {
    if (get().notice?.about !== 'kept') {
      dismiss()
    }
  }

  const runner = createRunner({
    onEvent: output.apply,
    onRunning: isRunning => {
      set({ isRunning })
      if (!isRunning) {
        runner.prepareAhead(get().language)
      }
    },
    onPrepared: () => help?.start(),
    onTrace: mount => {
      const trace = (host: HTMLDivElement) => {
        shownTrace = mount(host, { onEvent })
        return () => {
          shownTrace = undefined
        }
      }
      set({ trace, pane: 'console' })
    },
  })
  /** Links of a trace to the source hold for the text that ran. */
  const isTraced = (): boolean => get().ran?.code === get().code
  /** To be called when the reader of a trace goes to an event. */
  const onEvent = (at: number, source: SourceRange | undefined): void => {
    editor?.mark(isTraced() ? source : undefined)
    output.setStanding(at)
  }
  const discardTrace = (): void => {
    editor?.mark(undefined)
    output.setStanding(undefined)
    set({ trace: undefined })
  }
  const start = (asked: 'run' | 'trace'): void => {
    const { code, language } = get()
    const ran = { code, language }
    dismissPassing()
    discardTrace()
    output.begin()
    set({ ran, pane: 'console' })
    void runner.start(asked, ran)
  }

  const address = createAddress({
    read: get,
    isOriginal: () => isOriginal(get()),
    show: ({ code, language }: Code, origin: Code): void => {
      runner.stop()
      discardTrace()
      set({ code, language, origin, problems: [] })
      editor?.open({ code, language })
      help?.update()
    },
    say: (about, text) => {
      if (text) {
        notify(about, text)
      } else if (get().notice?.about === about) {
        dismiss()
      }
    },
  })
  /** Saves the text, which may be too long for an address. */
  const isInAddress = (): boolean => address.save() === location.hash
  const changed = (): void => {
    dismissPassing()
    address.touch()
  }
  const handlers: EditorHandlers = {
    onChange: (code, isReplaced) => {
      if (isReplaced) {
        address.startEntry()
      }
      set({ code })
      changed()
    },
    onCursor: cursor => shownTrace?.selectAt(isTraced() ? cursor : undefined),
  }
  const setLanguage = (language: Code['language']): void => {
    if (language !== get().language) {
      set({ language })
      editor?.setLanguage(language)
      help?.update()
      changed()
    }
  }
  /** Shows a place in the code. */
  const jump = ({ line, column }: { line: number; column: number }): void => {
    set({ pane: 'code' })
    requestAnimationFrame(() => editor?.jumpTo(line, column))
  }

  store.subscribe(() => {
    const { ran, code, language } = get()
    output.setStale(
      ran !== undefined && (ran.code !== code || ran.language !== language),
    )
  })

  return {
    store,
    output,
    isOriginal,
    /** Opens the text of the address, and follows it until it is disposed of. */
    open: address.follow,
    /** To be called when a link of the site may have changed the address. */
    openAddress: address.open,
    /** A ref: puts the editor into an element, and returns what takes it out. */
    attach: (host: HTMLDivElement): (() => void) => {
      const created = createEditor(host, get(), handlers)
      editor = created
      help = createTypeHelp({
        editor: created,
        readState: get,
        onState: state => set({ help: state }),
        onProblems: problems => set({ problems }),
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
    run: (): void => start('run'),
    trace: (): void => start('trace'),
    stop: runner.stop,
    /** To be called when the visitor looks like running the code. */
    prepare: (): void => runner.prepare(get().language),
    loadHelp: (): void => help?.load(),
    setPane: (pane: Pane): void => set({ pane }),
    setLanguage,
    setShowsSteps: (isOn: boolean): void => {
      keepShowsSteps(isOn)
      set({ showsSteps: isOn })
      help?.update()
    },
    openExample: ({ code, language }: Example): void =>
      address.openHash(storedHash(code, language)),
    openRecent: ({ hash }: Recent): void => address.openHash(hash),
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
      const { code, language } = get()
      const cursor = editor?.view.state.selection.main.head ?? 0
      const formatted = await formatCode(code, language, cursor)
      if ('problem' in formatted) {
        notify('format', formatted.problem)
        return
      }
      // What was typed while Prettier loaded is worth more than its result.
      if (get().code === code) {
        editor?.replace(formatted.code, formatted.cursor)
      }
    },
    /** Keeps the text now, as it is kept anyway, and says so. */
    save: (): void => {
      if (isInAddress()) {
        notify('saved', 'Saved: the address of this page has your code.')
      }
    },
    /** Copies the address, which has the text unless it is too long. */
    share: async (): Promise<void> => {
      if (isInAddress()) {
        const isCopied = await copyText(location.href)
        notify('saved', isCopied ? copied : notCopied)
      }
    },
    dismiss,
  }
}
