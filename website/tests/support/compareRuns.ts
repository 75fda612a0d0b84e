/**
 * Runs programs in the sandbox's worker, as they are and recorded, in a page of
 * the browser. Bundled by the test that uses it.
 */

import type { RunRequest, WorkerMessage } from '@lfi-docs/sandbox'
import { readTrace } from '@lfi-docs/trace'
import { MARK, recorderModule } from '@lfi-docs/trace/rewrite'
import type { Program } from '../../examples/run/executeAll'
import { prepareModule } from '../../playground/compiler/prepareModule'
import { instrumentProgram } from '../../trace/client/instrumentProgram'

type Sources = Readonly<Record<string, string>>

export type ComparedRuns = {
  readonly programs: readonly Pick<Program, 'code' | 'language'>[]
  readonly workerSource: string
  readonly moduleSources: Sources
  readonly moduleExports: Readonly<Record<string, readonly string[]>>
  readonly recorderSources: Sources
}

export type Comparison = {
  /** Of each program whose two runs differ: its code, and what they showed. */
  readonly different: readonly (readonly string[])[]
  /** How many programs had something to record. */
  readonly recorded: number
}

/** So many run at the same time: they wait for each other's starts. */
const AT_ONCE = 4

/** What the page would send to the sandbox, for Run and for Trace. */
const requestsFor = (
  program: ComparedRuns['programs'][number],
  { moduleExports, recorderSources: sources }: ComparedRuns,
): readonly [RunRequest, RunRequest] => {
  const { code, language } = program
  const modules = new Map(Object.entries(moduleExports))
  const { js, references } = prepareModule(code, language, modules)
  const instrumented = instrumentProgram([{ js, references, written: code }])
  const plain: RunRequest = {
    type: 'run',
    js,
    references,
    fileName: `main.${language}`,
  }
  if (typeof instrumented === 'string') {
    // What can't be recorded runs as it is, and Trace says why.
    return [plain, plain]
  }
  const { places, files } = instrumented
  const traced: RunRequest = {
    ...plain,
    ...files[0],
    recorder: {
      module: recorderModule,
      sources,
      options: { places, clock: 'real' },
      mark: MARK,
    },
  }
  return [plain, traced]
}

/** What runs do not print, and not in the same way: where, at which event, when. */
const unprinted = new Set(['calledAt', 'mark', 'milliseconds'])

const withoutPlaces = (key: string, value: unknown): unknown =>
  unprinted.has(key) ? undefined : value

type Shown = { readonly shown: string; readonly events: number }

const runIn = (
  address: string,
  sources: Sources,
  request: RunRequest,
): Promise<Shown> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(address)
    const { port1, port2 } = new MessageChannel()
    const lines: unknown[] = []
    let events = 0
    worker.onerror = ({ message }) => reject(new Error(message))
    port1.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.type === 'entry') {
        lines.push(data.entry)
      } else if (data.type === 'report') {
        events = readTrace(data.report)?.events.length ?? 0
      } else if (data.type === 'ended') {
        worker.terminate()
        port1.close()
        resolve({ shown: JSON.stringify([lines, data], withoutPlaces), events })
      }
    }
    worker.postMessage(undefined, [port2])
    port1.postMessage({ type: 'modules', sources })
    port1.postMessage(request)
  })

const compareAll = async (asked: ComparedRuns): Promise<Comparison> => {
  const { programs, workerSource, moduleSources } = asked
  const address = URL.createObjectURL(new Blob([workerSource]))
  const different: string[][] = []
  let recorded = 0
  let next = 0
  const work = async (): Promise<void> => {
    for (let program = programs[next++]; program; program = programs[next++]) {
      const [plain, traced] = requestsFor(program, asked)
      const { shown } = await runIn(address, moduleSources, plain)
      const other = await runIn(address, moduleSources, traced)
      recorded += other.events > 0 ? 1 : 0
      if (shown !== other.shown) {
        different.push([program.code, shown, other.shown])
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return { different, recorded }
}

declare global {
  var compareRuns: typeof compareAll
}

globalThis.compareRuns = compareAll
