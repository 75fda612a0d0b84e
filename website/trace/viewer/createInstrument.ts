/**
 * What the sandbox needs in order to record a run, and what becomes of what it
 * reports. All of it is loaded when a visitor first asks for a trace.
 */
import { moduleSources } from '@site/generated/trace/recorder'
import type { Instrument } from '../../playground/sandbox/run'
import { findPlaces } from '../places/findPlaces'
import { emptyTrace, isTrace, type Trace } from '../trace'

const noLfiSentence = 'Nothing was recorded: the code imports nothing from lfi.'
const unreadableSentence =
  'Nothing was recorded: the recorder could not read the code. It ran without being recorded.'

export type TraceInstrument = {
  readonly instrument: Instrument
  /** What was recorded so far; undefined if nothing was sent yet. */
  readonly trace: () => Trace | undefined
}

/** Records one run in the sandbox. */
export const createInstrument = (): TraceInstrument => {
  let trace: Trace | undefined
  return {
    trace: () => trace,
    instrument: {
      prepare: ({ code, main: { js, references } }) => {
        if (!references.some(({ specifier }) => specifier === 'lfi')) {
          trace = emptyTrace('real', noLfiSentence)
          return undefined
        }
        try {
          const places = findPlaces(js, code)
          return {
            module: 'lfi-recorder',
            sources: moduleSources,
            options: { places, clock: 'real' },
          }
        } catch {
          // JavaScript that can't be read is left to the browser, which says why.
          trace = emptyTrace('real', unreadableSentence)
          return undefined
        }
      },
      accept: report => {
        trace = isTrace(report) ? report : trace
        return isTrace(report)
      },
    },
  }
}
