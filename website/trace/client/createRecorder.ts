/**
 * What the sandbox needs in order to record a run, and what becomes of what it
 * reports. All of it is loaded when a visitor first asks for a trace.
 */

import { emptyTrace, readTrace, type Trace } from '@lfi-docs/trace'
import { MARK, recorderModule } from '@lfi-docs/trace/rewrite'
import { currentVersion } from '@site/generated/sandbox/versions'
import { moduleSources } from '@site/generated/trace/recorder'
import type {
  Instrument,
  InstrumentedCode,
} from '../../playground/sandbox/instrument'
import { instrumentProgram } from './instrumentProgram'

const otherVersionSentence = (version: string): string =>
  `Nothing was recorded: the recorder knows the current version of lfi only. The code ran with lfi ${version}; choose the current version to trace it.`

export type Recorder = {
  readonly instrument: Instrument
  /** What was recorded so far; undefined if nothing was sent yet. */
  readonly trace: () => Trace | undefined
}

const instrumentCode = ({ project, main, files }: InstrumentedCode) => {
  const { code, version = currentVersion, files: written = [] } = project
  // The recorder knows the inside of one version only.
  return version === currentVersion
    ? instrumentProgram([
        { ...main, written: code },
        ...files.map(file => ({
          ...file,
          written:
            written.find(({ name }) => name === file.name)?.code ?? file.js,
        })),
      ])
    : otherVersionSentence(version)
}

/** Records one run in the sandbox. */
export const createRecorder = (): Recorder => {
  let trace: Trace | undefined
  return {
    trace: () => trace,
    instrument: {
      prepare: async (code, notify) => {
        const instrumented = instrumentCode(code)
        if (typeof instrumented === 'string') {
          trace = emptyTrace('real', instrumented)
          return undefined
        }
        const { places, notices, files } = instrumented
        const [main = code.main, ...others] = files
        notices.forEach(notify)
        return {
          request: {
            module: recorderModule,
            sources: moduleSources,
            options: { places, clock: 'real' },
            mark: MARK,
          },
          main,
          files: code.files.map((file, index) => ({
            ...file,
            ...others[index],
          })),
        }
      },
      accept: report => {
        const read = readTrace(report)
        trace = read ?? trace
        return read !== undefined
      },
    },
  }
}
