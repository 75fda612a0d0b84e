import { emptyTrace } from '@lfi-docs/trace'
import type { Tracer } from '../../playground/page/tracing'
import { startRun } from '../../playground/sandbox/run'
import { createRecorder } from '../client/createRecorder'
import TraceView from './TraceView'

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

/** Each run is walked from its own start. */
let runs = 0

/** Runs code as Run does, and draws what it did when it has ended. */
export const startTracedRun: Tracer = ({ onTrace, ...options }) => {
  const recorder = createRecorder()
  const key = runs++
  const handle = startRun({ ...options, instrument: recorder.instrument })
  void handle.finished.then(async ({ status }) => {
    await afterFrame()
    const recorded = recorder.trace() ?? nothing
    // The console says why code did not start.
    if (status !== 'not-started') {
      onTrace(props => (
        <TraceView key={key} {...props} trace={recorded} code={options.code} />
      ))
    }
  })
  return handle
}
