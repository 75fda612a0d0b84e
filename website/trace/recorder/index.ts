/**
 * Recording a run.
 *
 * In the sandbox: `trace/client/createRecorder` is the instrument of a run
 * (`playground/sandbox/instrument`). The code runs once, as Run does, and what was
 * recorded is reported now and then and before the run is finished. A trace with
 * a `note` says what could not be recorded. Nothing of it is loaded before.
 *
 * At build time: `recordProgram` below, in virtual time.
 *
 * `build/` makes the modules of a traced run of `@lfi-docs/trace`.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { emptyTrace, readTrace, type Trace } from '@lfi-docs/trace'
import { recorderModule, traceProgram } from '@lfi-docs/trace/rewrite'
import { transform } from 'sucrase'
import type { Language } from '../../examples/model/language'
import type { Run } from '../../examples/model/run'
import { bundleWorker } from '../../examples/run/bundleWorker'
import { ExampleRunner } from '../../examples/run/ExampleRunner'
import { hash } from '../../examples/run/hash'
import { prepareCode } from '../../examples/run/prepareCode'
import { writeAtomically } from '../../generate/generated'
import { bundleRecorder } from './build/bundleRecorder'

/** A file for a module's text, named after it, so that it is there once. */
const addressOf = (text: string): string => {
  const file = path.resolve('.cache/recorder', `${hash(text)}.mjs`)
  writeAtomically(file, text)
  return pathToFileURL(file).href
}

const loadAddresses = async (): Promise<Record<string, string>> => {
  // The published file: it is what examples run with.
  const { lfi, [recorderModule]: recorder } = await bundleRecorder(
    await readFile(require.resolve('lfi'), 'utf8'),
  )
  const address = addressOf(recorder)
  return {
    [recorderModule]: address,
    lfi: addressOf(lfi.replace(`"${recorderModule}"`, `"${address}"`)),
  }
}

/** JavaScript with the same lines as the TypeScript. */
const removeTypes = (code: string): string =>
  transform(code, { transforms: ['typescript'], disableESTransforms: true })
    .code

/** Code that can't be read runs as it is, which says what is wrong. */
const traceIfRead = (js: string, written: string) => {
  try {
    const { places, files } = traceProgram([{ js, written }])
    return { places, code: files[0]?.js ?? js }
  } catch {
    return { places: traceProgram([]).places, code: js }
  }
}

/** Addresses of files that programs import, by the names they have there. */
export const addressFiles = async (
  files: Readonly<Record<string, string>>,
  modules: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>>> => {
  const addresses: Record<string, string> = {}
  for (const [name, code] of Object.entries(files)) {
    const js = await prepareCode(
      code,
      'js',
      { ...modules, ...addresses },
      false,
    )
    // Not a text in the address, which is how the code itself is known.
    addresses[name] = addressOf(js)
  }
  return addresses
}

/** What a program did, and the trace of it. */
export type RecordedRun = { readonly run: Run; readonly trace: Trace }

/** Records programs in virtual time, one at a time. */
export class ProgramRecorder {
  #runner = new ExampleRunner(
    bundleWorker(require.resolve('../../examples/run/worker/index.ts')),
  )
  #addresses = loadAddresses()

  async record(
    code: string,
    language: Language = 'js',
    timeLimit?: number,
    /** Other files, by the names that the code imports them with. */
    files: Readonly<Record<string, string>> = {},
  ): Promise<RecordedRun> {
    const own = await this.#addresses
    const addresses = { ...own, ...(await addressFiles(files, own)) }
    const address = addresses[recorderModule] ?? ''
    const js = language === 'ts' ? removeTypes(code) : code
    // Statements are not marked: stacks say where they are.
    const prepared = await prepareCode(js, 'js', addresses, false)
    const traced = traceIfRead(prepared, code)
    const [run] = await this.#runner.run(
      {
        code: traced.code.replace(`"${recorderModule}"`, `"${address}"`),
        recorder: { address, places: traced.places },
      },
      timeLimit,
    )
    return { run, trace: readTrace(run.recording) ?? emptyTrace('virtual') }
  }

  close(): Promise<void> {
    return this.#runner.close()
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
  try {
    for (const [name, code] of Object.entries<string>(programs)) {
      const { run, trace } = await recorder.record(code)
      const reason = run.error?.text ?? trace.note
      if (reason || trace.folded > 0 || trace.events.length < 2) {
        problems.push(`${name}: ${reason ?? 'too many events, or none'}`)
      }
      traces[name] = trace
    }
  } finally {
    await recorder.close()
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
  const recorder = new ProgramRecorder()
  try {
    return (await recorder.record(code)).trace
  } finally {
    await recorder.close()
  }
}
