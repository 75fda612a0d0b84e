/** All of it is loaded when a visitor first asks for a trace. */

import type { LinkedCode, RecorderRequest } from '@lfi-docs/sandbox'
import sources from '@site/generated/trace/recorder.json'
import { findPlaces } from '../places/findPlaces'
import { isTrace, type Trace } from '../trace'
import { type MountedTrace, mountTrace, type TraceOptions } from './mountTrace'

const noLfiSentence = 'Nothing was recorded: the code imports nothing from lfi.'
const unsentSentence = 'Nothing was recorded before the run ended.'

/** Draws what was recorded into an element. */
export type MountTrace = (
  host: HTMLElement,
  options?: TraceOptions,
) => MountedTrace

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

export type Recording = ReturnType<typeof recordRun>

/** Records one run. */
export const recordRun = () => {
  let trace: Trace | string = unsentSentence
  const mount: MountTrace = (host, shown) =>
    mountTrace(host, trace, { ...shown, isBesideCode: true })
  return {
    /**
     * What the worker loads and is told, for code as it was written and as it
     * was made ready; undefined if the code runs without.
     */
    prepare: (
      code: string,
      { js, references }: LinkedCode,
    ): RecorderRequest | undefined => {
      if (!references.some(({ specifier }) => specifier === 'lfi')) {
        trace = noLfiSentence
        return undefined
      }
      return {
        module: 'lfi-recorder',
        sources,
        options: { places: findPlaces(js, code), clock: 'real' },
      }
    },
    /**
     * Reads what the worker sent, which may be anything. False if it is nothing
     * that an honest worker sends: then the run ends.
     */
    accept: (report: unknown): boolean => {
      trace = isTrace(report) ? report : trace
      return isTrace(report)
    },
    /** Once the run has ended: how to draw what was recorded. */
    finish: async (): Promise<MountTrace> => {
      await afterFrame()
      return mount
    },
  }
}
