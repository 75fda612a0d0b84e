/**
 * Recording a run.
 *
 * In the sandbox: `startRun({ …, trace: true })` of `website/playground/sandbox/run`
 * runs the code once, as Run does, and reports `{ type: 'trace', trace }` now and
 * then and before it is finished (`website/playground/sandbox/messages`). A trace with a
 * `note` says what could not be recorded. Nothing of the recorder is loaded
 * before.
 *
 * At build time: `recordProgram` below, in virtual time.
 *
 * `rewrite/` puts calls of the recorder into code, the reader's and lfi's;
 * `core/` is the recorder, which runs beside them; `build/` makes the modules of
 * a traced run; `model/trace.ts` is the data.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  bundleWorker,
  cacheFolder,
  hash,
  writeWhole,
} from '@lfi-docs/build-cache'
import type { Language } from '../../examples/model/language'
import type { Run } from '../../examples/model/run'
import { ExampleRunner } from '../../examples/run/ExampleRunner'
import { prepareCode } from '../../examples/run/prepareCode'
import {
  addRecording,
  readRecording,
  startTrace,
  type TraceSoFar,
} from '../model/addRecording'
import type { Trace } from '../model/trace'
import { bundleRecorder } from './build/bundleRecorder'
import { instrument } from './rewrite/instrument'
import { recorderModule } from './rewrite/names'

/** A file for a module's text, named after it, so that it is there once. */
const addressOf = (text: string): string => {
  const file = path.join(cacheFolder, `${hash(text)}.mjs`)
  writeWhole(file, text)
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
  ): Promise<RecordedRun> {
    const addresses = await this.#addresses
    const address = addresses[recorderModule] ?? ''
    const { code: instrumented, sites } = instrument(code, language === 'ts')
    const prepared = await prepareCode(instrumented, language, addresses)
    const [run] = await this.#runner.run(
      { code: prepared, recorder: { address, sites } },
      timeLimit,
    )
    let soFar: TraceSoFar = startTrace('virtual')
    for (const sent of run.recordings ?? []) {
      const recording = readRecording(sent)
      soFar = (recording && addRecording(soFar, recording)) ?? soFar
    }
    return { run, trace: soFar.trace }
  }

  close(): Promise<void> {
    return this.#runner.close()
  }
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
