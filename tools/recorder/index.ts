/**
 * Recording in virtual time: programs in, traces out. What draws them is
 * `trace/draw`.
 */
import { pathToFileURL } from 'node:url'
import type { RecordedTrace } from '../../website/records/readRecord'
import { bundleRecorder, tracedLfi } from '../../website/trace/host'
import { findPlaces } from '../../website/trace/places/findPlaces'
import { isTrace, TRACE_VERSION, type Trace } from '../../website/trace/trace'
import { prepareCode, toAddress } from '../examples/prepareCode'
import type { Program, Run } from '../examples/program'
import { runCode } from '../examples/runPrograms'

/** What a program did, and the trace of it. */
export type RecordedRun = { readonly run: Run; readonly trace: Trace }

let recorder: Promise<string> | undefined
let runs = 0

/** Of a program that imports nothing of lfi. */
const emptyTrace: Trace = {
  version: TRACE_VERSION,
  steps: [],
  runs: [],
  events: [],
  folded: 0,
  foldedRuns: 0,
  clock: 'virtual',
}

/** Records a program in virtual time. */
export const recordRun = async (
  program: Program,
  timeLimit?: number,
): Promise<RecordedRun> => {
  recorder ??= bundleRecorder()
  runs += 1
  // A module is one run's alone, but workers run several programs.
  const address = toAddress(`${await recorder}\n//${runs}`)
  const original = pathToFileURL(require.resolve('lfi')).href
  const lfi = toAddress(tracedLfi(address, original))
  const prepared = prepareCode(program, lfi)
  const places = findPlaces(prepared, program.code)
  const run = await runCode(
    { code: prepared, seed: 0, recorder: { address, places } },
    timeLimit,
  )
  const { recording } = run
  return {
    run,
    trace: isTrace(recording) ? recording : emptyTrace,
  }
}

/**
 * What a file of this site has programs for, recorded, by name. Throws if some
 * of them fail or can't be recorded whole.
 */
export const recordPrograms = async (
  programs: Readonly<Record<string, string>>,
  file: string,
): Promise<Record<string, RecordedTrace>> => {
  const recorded: Record<string, RecordedTrace> = {}
  for (const [name, code] of Object.entries(programs)) {
    const { run, trace } = await recordRun({ code, language: 'js' })
    if (run.error || trace.folded > 0 || trace.events.length < 2) {
      throw new Error(
        `${file}, ${name} could not be recorded whole: ${run.error ?? 'it has too many events, or none'}.`,
      )
    }
    recorded[name] = { code, trace }
  }
  return recorded
}
