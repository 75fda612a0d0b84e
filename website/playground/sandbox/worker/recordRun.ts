import type { GivenOptions } from '@lfi-docs/inspect'
import { inspect } from '@lfi-docs/inspect'
import type { Recording } from '../../../trace/model/addRecording'
import { recorderModule } from '../../../trace/recorder/rewrite/names'
import type { RunRequest } from '../messages'
import { isObject } from './builtIns'
import type { LoadedModule } from './loadModules'
import { MAX_RECORDED_FRAMES } from './recordedStack'
import type { SourceNames } from './stackFrames'

/** What a recorded run asks of the recorder while it goes on. */
export type RunRecorder = {
  /** Sends what there is. */
  readonly flush: () => void
  /** Lets an error say what it would have said without the recorder. */
  readonly mend: (error: unknown) => void
  /** Stacks of where an error has been awaited. */
  readonly awaitersOf: (error: unknown) => readonly string[]
}

/** For runs that are not recorded. */
export const noRecorder: RunRecorder = {
  flush: () => {},
  mend: () => {},
  awaitersOf: () => [],
}

/** The recorder's module, of which the worker knows only this. */
type Recorder = RunRecorder & {
  readonly begin: (options: Readonly<Record<string, unknown>>) => void
}

type RecordOptions = {
  readonly trace: NonNullable<RunRequest['trace']>
  readonly names: SourceNames
  readonly modules: readonly LoadedModule[]
  readonly proxyTarget: (value: object) => object | undefined
  readonly now: () => number
  readonly send: (recording: Recording) => void
}

/** The page is told this often while a run goes on. */
const SOON_MILLISECONDS = 100

const isRecorder = (module: unknown): module is Recorder =>
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

/** Code may have broken what the recorder needs, but must still end. */
const tried =
  <Given extends unknown[]>(act: (...given: Given) => void) =>
  (...given: Given): void => {
    try {
      act(...given)
    } catch {}
  }

/** Begins to record a run. */
export const recordRun = async ({
  trace: { places, readsStacks },
  names,
  modules,
  proxyTarget,
  now,
  send,
}: RecordOptions): Promise<RunRecorder> => {
  const url = modules.find(({ name }) => name === recorderModule)?.url
  const recorder: unknown = url && (await import(url))
  if (!isRecorder(recorder)) {
    return noRecorder
  }
  const { setTimeout } = globalThis
  const host = {
    // Looking into promises is the console's, which tells what it saw.
    promiseState: () => ({ status: 'pending' as const }),
    proxyTarget,
    showStack: (stack: string) => stack,
  }
  if (!readsStacks) {
    Error.stackTraceLimit = MAX_RECORDED_FRAMES
  }
  recorder.begin({
    places,
    locate: locateIn(names),
    now,
    send,
    soon: (callback: () => void) => setTimeout(callback, SOON_MILLISECONDS),
    describe: (value: unknown, options: GivenOptions) =>
      inspect(value, options, host),
    isProxy: (value: object) => proxyTarget(value) !== undefined,
  })
  return {
    ...recorder,
    flush: tried(recorder.flush),
    mend: tried(recorder.mend),
  }
}
