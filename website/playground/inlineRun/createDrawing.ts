import type { ConsoleStore } from '../console/createConsoleStore'
import type { DrawTrace } from '../page/tracing'
import { loadLines } from './loadLines'
import type { InlineView } from './view'

/** Resolves once what was changed is drawn, by React or not. */
const nextDrawing = (): Promise<unknown> =>
  new Promise(resolve =>
    requestAnimationFrame(() => requestAnimationFrame(resolve)),
  )

/**
 * Draws what a run prints beneath its example: its lines, and once they are to
 * be seen React, for which a slow phone needs as long as for the run.
 */
export const createDrawing = (figure: HTMLElement, store: ConsoleStore) => {
  const host = document.createElement('div')
  let first: Promise<() => void> | undefined
  let view: InlineView | undefined

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

  const drawFirst = async (): Promise<() => void> => {
    const { drawLines } = await loadLines()
    const stop = drawLines(host, store)
    figure.append(host)
    await reveal(true)
    return stop
  }

  return {
    /** Asks for what draws first. */
    prepare: (): void => void loadLines().catch(() => undefined),
    /** Rejects if there is nothing to draw with. */
    draw: async (
      onAcceptImports: (code: string) => void,
      trace?: DrawTrace,
    ): Promise<void> => {
      first ??= drawFirst().catch(error => {
        first = undefined
        throw error
      })
      const stopLines = await first
      const { mountView } = await import(
        /* webpackChunkName: "run-view" */ './view'
      )
      stopLines()
      view ??= mountView(host, store)
      view.show(onAcceptImports, trace)
      void reveal(false)
    },
    isBegun: (): boolean => first !== undefined,
    reveal,
    remove: (): void => {
      view?.unmount()
      host.remove()
    },
  }
}
