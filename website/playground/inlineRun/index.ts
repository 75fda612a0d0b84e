import { createConsole } from '../console/createConsole'
import { type Code, createRunner } from '../sandbox/runner'
import styles from './styles.module.css'

/** What becomes of a press on Run or Trace, which is Stop meanwhile. */
type Asked = 'run' | 'trace'

const labels = { run: 'Run', trace: 'Trace' } as const

/** A run that prints nothing for so long says that it runs. */
const SILENT_MILLISECONDS = 1000

/** Resolves once what was changed is drawn. */
const nextDrawing = (): Promise<unknown> =>
  new Promise(resolve =>
    requestAnimationFrame(() => requestAnimationFrame(resolve)),
  )

const runs = new WeakMap<HTMLElement, ReturnType<typeof createInlineRun>>()

const createInlineRun = (figure: HTMLElement) => {
  const host = document.createElement('div')
  host.className = styles.host ?? ''
  const traceHost = document.createElement('div')
  const shown = createConsole()
  let asked: Asked = 'run'
  let isRunning = false
  let timer: ReturnType<typeof setTimeout> | undefined

  /**
   * A long example ends below the window, so its output is scrolled into view:
   * always when a run begins, later only if the reader still looks at it.
   */
  const reveal = async (isBeginning: boolean): Promise<void> => {
    await nextDrawing()
    const { top, bottom } = host.getBoundingClientRect()
    const isCut = bottom > window.innerHeight
    if (isCut && (isBeginning || top < window.innerHeight)) {
      host.scrollIntoView({ block: 'nearest' })
    }
  }
  const show = (): void => {
    clearTimeout(timer)
    if (!host.isConnected && figure.isConnected) {
      figure.append(host)
      void reveal(true)
    }
  }
  const press = (now: Asked, program: Code): void => {
    if (isRunning) {
      runner.stop()
      return
    }
    asked = now
    traceHost.replaceChildren()
    shown.begin()
    timer = setTimeout(show, SILENT_MILLISECONDS)
    void runner.start(asked, program)
  }
  host.append(shown.element, traceHost)
  const runner = createRunner({
    onEvent: event => {
      // Another page has taken the place of this one.
      if (!figure.isConnected) {
        dispose()
        return
      }
      shown.apply(event)
      // Before the first line there is nothing to show: what was recorded stays.
      if (event.type !== 'phase') {
        show()
      }
      if (event.type === 'finished') {
        void reveal(false)
      }
    },
    onRunning: isNow => {
      isRunning = isNow
      figure
        .querySelector(`[data-code-action="${asked}"]`)
        ?.replaceChildren(isNow ? 'Stop' : labels[asked])
    },
    onTrace: mount => {
      mount(traceHost)
      // The button may be scrolled out of view; the next key walks through it.
      if (figure.contains(document.activeElement)) {
        traceHost.querySelector('input')?.focus({ preventScroll: true })
      }
      void reveal(false)
    },
  })
  const dispose = (): void => {
    clearTimeout(timer)
    runs.delete(figure)
    runner.dispose()
    host.remove()
  }
  return { press, dispose }
}

/**
 * Runs an example beneath itself, traced or not; called again while it runs, it
 * stops it, and afterwards it starts over. Gives what ends it and takes what it
 * printed out of the page.
 */
export const runInline = (
  figure: HTMLElement,
  asked: Asked,
  program: Code,
): (() => void) => {
  const run = runs.get(figure) ?? createInlineRun(figure)
  runs.set(figure, run)
  run.press(asked, program)
  return run.dispose
}
