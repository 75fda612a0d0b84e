import type { GivenOptions } from '@lfi-docs/inspect'
import { inspect } from '@lfi-docs/inspect'
import type { InstrumentRequest } from '../messages'
import { isObject } from './builtIns'
import type { LoadedModule } from './loadModules'
import { MAX_RECORDED_FRAMES } from './recordedStack'
import type { SourceNames } from './stackFrames'

/** What a run asks of its instrument while it goes on. */
export type RunInstrument = {
  /** Sends what there is. */
  readonly flush: () => void
  /** Its position in the recording, a growing number. */
  readonly mark: () => number | undefined
  /** Restores the message that an error would have without the instrument. */
  readonly mend: (error: unknown) => void
  /** Stacks of where an error has been awaited. */
  readonly awaitersOf: (error: unknown) => readonly string[]
}

/** For runs without one. */
export const noInstrument: RunInstrument = {
  flush: () => {},
  mark: () => undefined,
  mend: () => {},
  awaitersOf: () => [],
}

/** The instrument's module, of which the worker knows only this. */
type InstrumentModule = RunInstrument & {
  readonly begin: (options: Readonly<Record<string, unknown>>) => void
}

type InstrumentOptions = {
  readonly request: InstrumentRequest
  readonly names: SourceNames
  readonly modules: readonly LoadedModule[]
  readonly proxyTarget: (value: object) => object | undefined
  readonly now: () => number
  readonly send: (report: unknown) => void
}

/** The page is told this often while a run goes on. */
const SOON_MILLISECONDS = 100

const isInstrument = (module: unknown): module is InstrumentModule =>
  isObject(module) && 'begin' in module

/** Where a place of a stack is in the visitor's own files. */
const locateIn =
  ({ codeUrl, fileName, files = [] }: SourceNames) =>
  (address: string, line: number, column: number) => {
    if (address === fileName || address === codeUrl) {
      return { file: '', line, column }
    }
    const file = files.find(
      ({ name, url }) => address === name || address === url,
    )
    return file && { file: file.name, line, column }
  }

/** The code may have broken the instrument; the run must end all the same. */
const tried =
  <Given extends unknown[]>(act: (...given: Given) => void) =>
  (...given: Given): void => {
    try {
      act(...given)
    } catch {}
  }

/** Loads the instrument of a run, and lets it begin. */
export const instrumentRun = async ({
  request: { module: moduleName, options, readsStacks },
  names,
  modules,
  proxyTarget,
  now,
  send,
}: InstrumentOptions): Promise<RunInstrument> => {
  const url = modules.find(({ name }) => name === moduleName)?.url
  const instrument: unknown = url && (await import(url))
  if (!isInstrument(instrument)) {
    return noInstrument
  }
  const { setTimeout } = globalThis
  const host = {
    // Only the console inspects promises: it can amend what it printed.
    promiseState: () => ({ status: 'pending' as const }),
    proxyTarget,
    showStack: (stack: string) => stack,
  }
  if (!readsStacks) {
    Error.stackTraceLimit = MAX_RECORDED_FRAMES
  }
  instrument.begin({
    ...options,
    locate: locateIn(names),
    now,
    send,
    soon: (callback: () => void) => setTimeout(callback, SOON_MILLISECONDS),
    describe: (value: unknown, given: GivenOptions) =>
      inspect(value, given, host),
    isProxy: (value: object) => proxyTarget(value) !== undefined,
  })
  return {
    ...instrument,
    flush: tried(instrument.flush),
    mend: tried(instrument.mend),
  }
}
