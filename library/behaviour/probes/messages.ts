import type { Behaviour } from '../model/schema'
import type { Plan } from '../plan/plan'

/** What a worker is started with. */
export type ProbeWorkerData = { module: string }

export type ProbeRequest = Plan

/** What a worker says while it probes a function. */
export type ProbeMessage =
  | { kind: 'ready' }
  | { kind: 'begins'; experiment: string }
  | { kind: 'observed'; behaviour: Behaviour }
  | { kind: 'failed'; because: string }
