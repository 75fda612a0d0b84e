import { isCount, isFields, isOneOf } from '@lfi-docs/fields'
import {
  clocks,
  eventTypes,
  MAX_ALSO,
  MAX_EVENTS,
  MAX_STEPS,
  MAX_VALUE_LENGTH,
  type RunStep,
  stepKinds,
  stepRoles,
  TRACE_VERSION,
  type Trace,
  type TraceEvent,
  type TraceRun,
  type TraceStep,
} from './trace'

type Check = (value: unknown) => boolean

const isText: Check = value =>
  typeof value === 'string' && value.length <= MAX_VALUE_LENGTH

const isTime: Check = value =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0

const isBoolean: Check = value => typeof value === 'boolean'

const isIn =
  (words: readonly string[]): Check =>
  value =>
    isOneOf(words, value)

const isList =
  (most: number, check: Check): Check =>
  value =>
    // Not `every` of the list itself, which leaves out holes.
    Array.isArray(value) &&
    value.length <= most &&
    Array.from(value).every(check)

/** An object whose fields are right; a name with `?` may be absent. */
const has =
  (checks: Readonly<Record<string, Check>>): Check =>
  value =>
    isFields(value) &&
    Object.entries(checks).every(([name, check]) => {
      const found = value[name.replace('?', '')]
      return (name.endsWith('?') && found === undefined) || check(found)
    })

const isStep = has({
  label: isText,
  line: isCount,
  name: isText,
  kind: isIn(stepKinds),
  role: isIn(stepRoles),
  'range?': has({ from: isCount, to: isCount }),
  'head?': has({ line: isCount, 'name?': isText }),
} satisfies Partial<Record<keyof TraceStep | `${keyof TraceStep}?`, Check>>)

const isRunStep = has({
  step: isCount,
  inputs: isList(MAX_STEPS, isCount),
  pulls: isCount,
  passed: isCount,
  calls: isCount,
  mostInFlight: isCount,
  mostHeld: isCount,
  isClosed: isBoolean,
  'size?': isCount,
} satisfies Partial<Record<keyof RunStep | `${keyof RunStep}?`, Check>>)

const isRun = has({
  steps: isList(MAX_STEPS, isRunStep),
  start: isTime,
  count: isCount,
  'cause?': isCount,
  'outcome?': has({
    at: isCount,
    time: isTime,
    type: isIn(['value', 'throw']),
    value: isText,
  }),
} satisfies Partial<Record<keyof TraceRun | `${keyof TraceRun}?`, Check>>)

const isEvent = has({
  at: isCount,
  time: isTime,
  run: isCount,
  step: isCount,
  type: isIn(eventTypes),
  value: isText,
  'from?': isCount,
  'also?': isList(MAX_ALSO, isCount),
  'other?': isCount,
  'gathered?': isText,
} satisfies Partial<Record<keyof TraceEvent | `${keyof TraceEvent}?`, Check>>)

const isShaped = has({
  version: value => value === TRACE_VERSION,
  steps: isList(MAX_STEPS, isStep),
  runs: isList(MAX_EVENTS, isRun),
  events: isList(MAX_EVENTS, isEvent),
  folded: isCount,
  foldedRuns: isCount,
  clock: isIn(clocks),
  'note?': isText,
})

const isTraceShaped = (value: unknown): value is Trace => isShaped(value)

/** Whether all name steps, runs and events that exist or did. */
const fits = ({ steps, runs, events }: Trace): boolean =>
  runs.every(run =>
    run.steps.every(({ step, inputs }) =>
      [step, ...inputs].every(each => each < steps.length),
    ),
  ) &&
  events.every(
    ({ at, run, step, other = 0, from = -1, also = [] }, index) =>
      run < runs.length &&
      step < steps.length &&
      other < steps.length &&
      at > (events[index - 1]?.at ?? -1) &&
      [from, ...also].every(parent => parent < at),
  )

/** A trace from anywhere; undefined if it is none. */
export const readTrace = (value: unknown): Trace | undefined =>
  isTraceShaped(value) && fits(value) ? value : undefined
