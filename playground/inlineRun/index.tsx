import { createRoot, type Root } from 'react-dom/client'
import type { Language } from '../../examples/model/language'
import ConsoleView from '../console/ConsoleView'
import { createConsoleStore } from '../console/createConsoleStore'
import { type RunHandle, startRun } from '../sandbox/run'
import styles from './styles.module.css'

/** An example on a page that has been run at least once. */
type InlineRun = {
  readonly run: (code: string, language: Language) => Promise<void>
}

const runs = new WeakMap<HTMLElement, InlineRun>()

const mount = (figure: HTMLElement): { host: HTMLElement; root: Root } => {
  const host = document.createElement('div')
  host.className = styles.host ?? ''
  figure.append(host)
  return { host, root: createRoot(host) }
}

/**
 * Long examples end below the window: what they print must not be missed. Later
 * on only for readers who still look at it.
 */
const reveal = (host: HTMLElement, isStart: boolean): void => {
  const { top, bottom } = host.getBoundingClientRect()
  const isCut = bottom > window.innerHeight
  if (isCut && (isStart || top < window.innerHeight)) {
    host.scrollIntoView({ block: 'nearest' })
  }
}

/** When React has drawn, which it does with the next frame. */
const afterDrawing = (callback: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(callback))
}

const setLabel = (figure: HTMLElement, label: 'Run' | 'Stop'): void => {
  const button = figure.querySelector('[data-code-action="run"]')
  if (button) {
    button.textContent = label
  }
}

const createInlineRun = (figure: HTMLElement): InlineRun => {
  const store = createConsoleStore()
  const { host, root } = mount(figure)
  let handle: RunHandle | undefined

  /** The reader has gone to another page: nothing is left to show. */
  const isGone = (): boolean => {
    if (figure.isConnected) {
      return false
    }
    handle?.stop()
    root.unmount()
    host.remove()
    runs.delete(figure)
    return true
  }

  const start = async (code: string, language: Language): Promise<void> => {
    root.render(
      <ConsoleView
        store={store}
        onAcceptImports={completed => void start(completed, language)}
      />,
    )
    store.begin(false)
    setLabel(figure, 'Stop')
    handle = startRun({
      code,
      language,
      allowNetwork: false,
      onEvent: event => {
        if (event.type === 'finished' || !isGone()) {
          store.apply(event)
        }
        const isStart = event.type === 'phase' && event.phase === 'starting'
        if (isStart || event.type === 'finished') {
          afterDrawing(() => reveal(host, isStart))
        }
      },
    })
    await handle.finished
    handle = undefined
    setLabel(figure, 'Run')
  }

  return {
    run: async (code, language) => {
      if (handle) {
        handle.stop()
      } else {
        await start(code, language)
      }
    },
  }
}

/**
 * Runs an example beneath itself; called again while it runs, it stops it,
 * and afterwards it starts over.
 */
export const runInline = (
  figure: HTMLElement,
  code: string,
  language: Language,
): Promise<void> => {
  const known = runs.get(figure) ?? createInlineRun(figure)
  runs.set(figure, known)
  return known.run(code, language)
}
