import type { ConsoleEntry } from '@lfi-docs/sandbox'
import { startTrace } from '@lfi-docs/trace'
import type { Tracer } from '../../playground/page/tracing'
import { startRun } from '../../playground/sandbox/run'
import { createRecorder } from '../client/createRecorder'
import type { Print } from './Printed'
import TraceView from './TraceView'

/** This is drawn for a run that ended before its first recording was sent. */
const { trace: nothing } = startTrace(
  'real',
  'Nothing was recorded before the run ended.',
)

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one
const colours = /\u001B\[[\d;]*m/gu

const toPrints = (entry: ConsoleEntry): readonly Print[] =>
  entry.kind === 'output'
    ? [{ text: entry.text.replaceAll(colours, ''), at: entry.mark }]
    : []

/** Each run is walked from its own start. */
let runs = 0

/** Runs code as Run does, and draws what it did when it has ended. */
export const startTracedRun: Tracer = ({ onTrace, onEvent, ...options }) => {
  const recorder = createRecorder()
  const prints: Print[] = []
  const key = runs++
  const handle = startRun({
    ...options,
    instrument: recorder.instrument,
    onEvent: event => {
      if (event.type === 'entries') {
        prints.push(...event.entries.flatMap(toPrints))
      }
      onEvent(event)
    },
  })
  void handle.finished.then(({ status }) => {
    const recorded = recorder.trace() ?? nothing
    // The console says why code did not start.
    if (status !== 'not-started') {
      onTrace(props => (
        <TraceView
          key={key}
          {...props}
          trace={recorded}
          code={options.code}
          // An example shows its console above.
          prints={props.onStep ? prints : undefined}
        />
      ))
    }
  })
  return handle
}
