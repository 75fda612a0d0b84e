import { startTrace } from '@lfi-docs/trace'
import type { Tracer } from '../../playground/page/tracing'
import { startRun } from '../../playground/sandbox/run'
import { createRecorder } from '../client/createRecorder'
import TraceView from './TraceView'

/** This is drawn for a run that ended before its first recording was sent. */
const { trace: nothing } = startTrace(
  'real',
  'Nothing was recorded before the run ended.',
)

/** Each run is walked from its own start. */
let runs = 0

/** Runs code as Run does, and draws what it did when it has ended. */
export const startTracedRun: Tracer = ({ onTrace, ...options }) => {
  const recorder = createRecorder()
  const key = runs++
  const handle = startRun({ ...options, instrument: recorder.instrument })
  void handle.finished.then(({ status }) => {
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
