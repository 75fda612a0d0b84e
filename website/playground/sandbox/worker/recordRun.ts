import type { GivenOptions } from '@lfi-docs/inspect'
import { inspect } from '@lfi-docs/inspect'
import type { Recording } from '../../../trace/model/addRecording'
import { recorderModule } from '../../../trace/recorder/rewrite/names'
import type { Site } from '../../../trace/recorder/rewrite/sites'
import { pieces } from '../../../trace/recorder/rewrite/Wraps'
import { isObject } from './builtIns'
import type { LoadedModule } from './loadModules'
import { MAX_RECORDED_FRAMES } from './recordedStack'

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
  readonly sites: readonly Site[]
  readonly modules: readonly LoadedModule[]
  readonly proxyTarget: (value: object) => object | undefined
  readonly now: () => number
  readonly send: (recording: Recording) => void
}

/** The page is told this often while a run goes on. */
const SOON_MILLISECONDS = 100

const isRecorder = (module: unknown): module is Recorder =>
  isObject(module) && 'begin' in module

/** A function prints as the visitor wrote it, without what was put into it. */
const hidePieces = (proxyTarget: RecordOptions['proxyTarget']): void => {
  const { toString: print } = Function.prototype
  const { apply } = Reflect
  Function.prototype.toString = new Proxy(print, {
    apply: (_native, self) =>
      apply(print, proxyTarget(Object(self)) ?? self, []).replace(pieces, ''),
  })
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
  sites,
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
  Error.stackTraceLimit = MAX_RECORDED_FRAMES
  hidePieces(proxyTarget)
  recorder.begin({
    sites,
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
