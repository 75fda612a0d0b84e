import { createConsoleStore } from '../console/createConsoleStore'
import type { DrawTrace, Tracer } from '../page/tracing'
import type { RunOptions } from '../sandbox/program'
import { type RunHandle, startRun } from '../sandbox/run'
import type { RunEvent } from '../sandbox/runEvent'
import { createDrawing } from './createDrawing'

export type InlineProgram = Pick<RunOptions, 'code' | 'language'> & {
  /** What records the run, if it is to be recorded. */
  readonly tracer?: Tracer
}

/** Starts an example, or stops it if it runs. */
type Toggle = (program: InlineProgram) => Promise<void>

/** Of the examples on the page that have been run at least once. */
const toggles = new WeakMap<HTMLElement, Toggle>()

/** The button that started a run stops it while it goes on. */
const setStoppable = (figure: HTMLElement, isTraced: boolean) => {
  const [action, label] = isTraced ? ['trace', 'Trace'] : ['run', 'Run']
  const button = figure.querySelector(`[data-code-action="${action}"]`)
  button?.replaceChildren('Stop')
  return (): void => button?.replaceChildren(label)
}

/** A run that is silent for longer says that it runs. */
const silentMilliseconds = 1000

/** Until then nothing is to be seen, and to draw it would hold it up. */
const hasNews = (event: RunEvent): boolean =>
  event.type !== 'phase' || event.phase === 'waiting'

const createToggle = (figure: HTMLElement): Toggle => {
  const store = createConsoleStore()
  const drawing = createDrawing(figure, store)
  let handle: RunHandle | undefined
  let isStarting = false

  /** The reader has gone to another page: nothing is left to show. */
  const isGone = (): boolean => {
    if (figure.isConnected) {
      return false
    }
    handle?.stop()
    drawing.remove()
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
    if (drawing.isBegun() && (isStart || isEnd)) {
      void drawing.reveal(isStart)
    }
  }

  const start = async (program: InlineProgram): Promise<void> => {
    const { tracer, ...code } = program
    let drawn: Promise<void> | undefined
    const draw = (trace?: DrawTrace): void => {
      drawn = drawing.draw(
        completed => void start({ ...program, code: completed }),
        trace,
      )
      // It is awaited below.
      drawn.catch(() => undefined)
    }
    if (drawing.isBegun()) {
      draw()
    }
    const options = {
      ...code,
      isExample: true,
      onEvent: (event: RunEvent) => {
        onEvent(event)
        if (!drawn && hasNews(event)) {
          draw()
        }
      },
    }
    const onTrace = (trace: DrawTrace): void => {
      if (!isGone()) {
        draw(trace)
      }
    }
    store.begin()
    const restoreLabel = setStoppable(figure, tracer !== undefined)
    handle = tracer ? tracer({ ...options, onTrace }) : startRun(options)
    drawing.prepare()
    const timer = setTimeout(() => drawn || draw(), silentMilliseconds)
    await handle.finished
    clearTimeout(timer)
    handle = undefined
    restoreLabel()
    await drawn
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
