import type { Tracer } from '../../playground/page/tracing'
import { emptyTrace } from '../trace'
import { createInstrument } from './createInstrument'
import { mountTrace } from './mountTrace'

/** This is drawn for a run that ended before its first recording was sent. */
const nothing = emptyTrace('real', 'Nothing was recorded before the run ended.')

/**
 * After the frame in which the console draws what was printed last: drawn in the
 * same task, both together would keep the page from answering.
 */
const afterFrame = (): Promise<void> =>
  new Promise(resolve => {
    // A hidden tab draws no frames.
    if (document.hidden) {
      resolve()
    } else {
      requestAnimationFrame(() => setTimeout(resolve))
    }
  })

/** Runs code as Run does, and draws what it did when it has ended. */
export const startTracedRun: Tracer = ({ startRun, onTrace, ...options }) => {
  const { instrument, trace } = createInstrument()
  const handle = startRun({ ...options, instrument })
  void handle.finished.then(async ({ status }) => {
    await afterFrame()
    const recorded = trace() ?? nothing
    // The console says why code did not start.
    if (status !== 'not-started') {
      onTrace((host, shown = {}) =>
        mountTrace(host, recorded, { ...shown, isBesideCode: true }),
      )
    }
  })
  return handle
}
