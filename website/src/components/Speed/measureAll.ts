import {
  type Measurements,
  parseTiming,
  type Timing,
} from '@site/pages/speed/model/timings'
import type { RunHandle } from '@site/playground/sandbox/run'
import type { RunEvent } from '@site/playground/sandbox/runEvent'
import { loadEngine } from '@site/playground/sandbox/runner'

export type State = {
  readonly status: 'idle' | 'measuring' | 'done'
  /** What was measured so far; a task that is under way is left out. */
  readonly measured: Measurements
  /** How many contenders have been measured. */
  readonly count: number
  /** The id of the task that is under way. */
  readonly task?: string
  /** Why nothing more is measured; empty if all was. */
  readonly problem: string
}

export const idle: State = {
  status: 'idle',
  measured: {},
  count: 0,
  problem: '',
}

let state = idle
const listeners = new Set<() => void>()
let handle: RunHandle | undefined

const update = (change: Partial<State>): void => {
  state = { ...state, ...change }
  for (const listener of listeners) {
    listener()
  }
}

/** What is measured is shown in several places of the page. */
export const store = {
  read: (): State => state,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Runs a program as it is shown; gives why it ended early, if it did. */
const measure = async (task: string, code: string): Promise<string> => {
  const timings: Timing[] = []
  const { startRun } = await loadEngine()
  const onEvent = (event: RunEvent): void => {
    const entries = event.type === 'entry' ? [event.entry] : []
    const found = entries.flatMap(
      entry => (entry.kind === 'output' && parseTiming(entry.text)) || [],
    )
    timings.push(...found)
    update({ count: state.count + found.length })
  }
  handle = startRun({ code, language: 'js', onEvent })
  const { status, message } = await handle.finished
  if (status !== 'completed') {
    return message
  }
  update({ measured: { ...state.measured, [task]: timings } })
  return ''
}

/** Measures one task after the other, so that none disturbs another. */
export const measureAll = async (
  programs: readonly (readonly [task: string, code: string])[],
): Promise<void> => {
  update({ ...idle, status: 'measuring' })
  let problem = ''
  for (const [task, code] of programs) {
    update({ task })
    problem ||= await measure(task, code).catch(
      () =>
        'The code runner could not be loaded. Check your connection and try again.',
    )
  }
  update({ status: 'done', problem })
}

export const stop = (): void => handle?.stop()
