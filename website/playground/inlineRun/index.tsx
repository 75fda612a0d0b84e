import { createRoot, type Root } from 'react-dom/client'
import ConsoleView from '../console/ConsoleView'
import { createConsoleStore } from '../console/createConsoleStore'
import type { DrawTrace, Tracer } from '../page/tracing'
import { type RunHandle, type RunOptions, startRun } from '../sandbox/run'
import type { RunEvent } from '../sandbox/runEvent'
import styles from './styles.module.css'

export type InlineProgram = Pick<RunOptions, 'code' | 'language'> & {
  /** What records the run, if it is to be recorded. */
  readonly tracer?: Tracer
}

/** Starts an example, or stops it if it runs. */
type Toggle = (program: InlineProgram) => Promise<void>

/** Of the examples on the page that have been run at least once. */
const toggles = new WeakMap<HTMLElement, Toggle>()

const mount = (figure: HTMLElement): { host: HTMLElement; root: Root } => {
  const host = document.createElement('div')
  host.className = styles.host ?? ''
  figure.append(host)
  return { host, root: createRoot(host) }
}

/**
 * A long example ends below the window, so its output is scrolled into view:
 * always when the run starts, later only if the reader still looks at it.
 */
const reveal = (host: HTMLElement, isStart: boolean): void => {
  const { top, bottom } = host.getBoundingClientRect()
  const isCut = bottom > window.innerHeight
  if (isCut && (isStart || top < window.innerHeight)) {
    host.scrollIntoView({ block: 'nearest' })
  }
}

/** Calls back once React has drawn, which it does in the next frame. */
const afterDrawing = (callback: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(callback))
}

/** The button that started a run stops it while it goes on. */
const setStoppable = (figure: HTMLElement, isTraced: boolean) => {
  const [action, label] = isTraced ? ['trace', 'Trace'] : ['run', 'Run']
  const button = figure.querySelector(`[data-code-action="${action}"]`)
  button?.replaceChildren('Stop')
  return (): void => button?.replaceChildren(label)
}

const createToggle = (figure: HTMLElement): Toggle => {
  const store = createConsoleStore()
  const { host, root } = mount(figure)
  let handle: RunHandle | undefined
  let isStarting = false

  /** The reader has gone to another page: nothing is left to show. */
  const isGone = (): boolean => {
    if (figure.isConnected) {
      return false
    }
    handle?.stop()
    root.unmount()
    host.remove()
    toggles.delete(figure)
    return true
  }

  const onEvent = (event: RunEvent): void => {
    const isStart = event.type === 'phase' && event.phase === 'starting'
    const isEnd = event.type === 'finished'
    if (isEnd || !isGone()) {
      store.apply(event)
    }
    if (isEnd || event.type === 'phase') {
      isStarting = isStart
    }
    if (isStart || isEnd) {
      afterDrawing(() => reveal(host, isStart))
    }
  }

  const show = (program: InlineProgram, draw?: DrawTrace): void =>
    root.render(
      <>
        <ConsoleView
          store={store}
          onAcceptImports={code => void start({ ...program, code })}
        />
        {draw?.({})}
      </>,
    )

  const start = async (program: InlineProgram): Promise<void> => {
    const { tracer, ...code } = program
    const options = { ...code, isExample: true, allowNetwork: false, onEvent }
    show(program)
    store.begin()
    const restoreLabel = setStoppable(figure, tracer !== undefined)
    handle = tracer
      ? tracer({
          ...options,
          onTrace: draw => {
            if (!isGone()) {
              show(program, draw)
              afterDrawing(() => reveal(host, false))
            }
          },
        })
      : startRun(options)
    await handle.finished
    handle = undefined
    restoreLabel()
  }

  return async program => {
    if (handle && !isStarting) {
      handle.stop()
    } else if (!handle) {
      await start(program)
    }
  }
}

/**
 * Runs an example beneath itself, traced or not; called again while it runs, it
 * stops it, and afterwards it starts over.
 */
export const runInline = (
  figure: HTMLElement,
  program: InlineProgram,
): Promise<void> => {
  const toggle = toggles.get(figure) ?? createToggle(figure)
  toggles.set(figure, toggle)
  return toggle(program)
}
