/**
 * Recording at build time, in virtual time: programs in, traces out. What draws
 * them is `trace/draw`.
 */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { transform } from 'sucrase'
import type { Language } from '../../website/examples/model/language'
import { writeAtomically } from '../../website/generate/generated'
import { bundleRecorder, tracedLfi } from '../../website/trace/host'
import { findPlaces } from '../../website/trace/places/findPlaces'
import { noPlaces } from '../../website/trace/places/places'
import { emptyTrace, isTrace, type Trace } from '../../website/trace/trace'
import { hash } from '../examples/bundleWorker'
import { prepareCode } from '../examples/prepareCode'
import type { Run } from '../examples/program'
import { runCode } from '../examples/runPrograms'

/** A file for a module's text, named after it, so that it is there once. */
const addressOf = (text: string): string => {
  const file = path.resolve('.cache/recorder', `${hash(text)}.mjs`)
  writeAtomically(file, text)
  return pathToFileURL(file).href
}

const inAddress = (text: string): string =>
  `data:text/javascript,${encodeURIComponent(text)}`

/** JavaScript with the same lines as the TypeScript. */
const removeTypes = (code: string): string =>
  transform(code, { transforms: ['typescript'], disableESTransforms: true })
    .code

/** Code that can't be read runs all the same, which says what is wrong. */
const placesIn = (js: string, written: string) => {
  try {
    return findPlaces(js, written)
  } catch {
    return noPlaces
  }
}

/** What a program did, and the trace of it. */
export type RecordedRun = { readonly run: Run; readonly trace: Trace }

let runs = 0

/** Records programs in virtual time, one at a time. */
export class ProgramRecorder {
  readonly #recorder = bundleRecorder().then(addressOf)

  async record(
    code: string,
    language: Language = 'js',
    timeLimit?: number,
  ): Promise<RecordedRun> {
    // A module is one run's alone, but workers run several programs.
    const address = `${await this.#recorder}?${runs++}`
    const original = pathToFileURL(require.resolve('lfi')).href
    const js = language === 'ts' ? removeTypes(code) : code
    const lfi = inAddress(tracedLfi(address, original))
    // Statements are not marked: stacks say where they are.
    const prepared = await prepareCode(js, 'js', { lfi }, false)
    const places = placesIn(prepared, code)
    const [run] = await runCode(
      { code: prepared, recorder: { address, places } },
      timeLimit,
    )
    const { recording } = run
    return {
      run,
      trace: isTrace(recording) ? recording : emptyTrace('virtual'),
    }
  }
}

/**
 * The traces of what a file of this site has programs for, by their names.
 * Throws if some of them fail or can't be recorded whole.
 */
export const recordPrograms = async <Name extends string>(
  programs: Readonly<Record<Name, string>>,
  file: string,
): Promise<Readonly<Record<Name, Trace>>> => {
  const recorder = new ProgramRecorder()
  const traces: Record<string, Trace> = {}
  const problems: string[] = []
  for (const [name, code] of Object.entries<string>(programs)) {
    const { run, trace } = await recorder.record(code)
    const reason = run.error?.text ?? trace.note
    if (reason || trace.folded > 0 || trace.events.length < 2) {
      problems.push(`${name}: ${reason ?? 'too many events, or none'}`)
    }
    traces[name] = trace
  }
  if (problems.length > 0) {
    throw new Error(
      `These programs of ${file} could not be recorded whole. Look at each:\n${problems.join('\n')}`,
    )
  }
  return traces as Record<Name, Trace>
}

/** The trace of a program, recorded in virtual time. */
export const recordProgram = async (code: string): Promise<Trace> => {
  const { program } = await recordPrograms({ program: code }, 'a program')
  return program
}
