/** All of it is loaded when a visitor first asks for a trace. */
import { moduleSources } from '@site/generated/trace/recorder'
import type { Tracer } from '../../playground/page/tracing'
import type { Instrument } from '../../playground/sandbox/run'
import { findPlaces } from '../places/findPlaces'
import { emptyTrace, isTrace, type Trace } from '../trace'
import { mountTrace } from './mountTrace'

const noLfiSentence = 'Nothing was recorded: the code imports nothing from lfi.'
const unsentSentence = 'Nothing was recorded before the run ended.'

/** What the sandbox needs in order to record a run, and what it reported. */
const createInstrument = (): {
  readonly instrument: Instrument
  /** What was recorded so far. */
  readonly trace: () => Trace
} => {
  let trace = emptyTrace('real', unsentSentence)
  return {
    trace: () => trace,
    instrument: {
      prepare: ({ code, main: { js, references } }) => {
        if (!references.some(({ specifier }) => specifier === 'lfi')) {
          trace = emptyTrace('real', noLfiSentence)
          return undefined
        }
        return {
          module: 'lfi-recorder',
          sources: moduleSources,
          options: { places: findPlaces(js, code), clock: 'real' },
        }
      },
      accept: report => {
        trace = isTrace(report) ? report : trace
        return isTrace(report)
      },
    },
  }
}

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
  const finished = startRun({ ...options, instrument })
  void finished.then(async ({ status }) => {
    await afterFrame()
    // The console says why code did not start.
    if (status !== 'not-started') {
      onTrace((host, shown = {}) =>
        mountTrace(host, trace(), { ...shown, isBesideCode: true }),
      )
    }
  })
  return finished
}
