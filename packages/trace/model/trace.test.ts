import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readEach } from '@lfi-docs/fields'
import { describe, expect, it } from 'vitest'
import { loadTrace } from '../fixtures/loadTrace'
import { traceJsonSchema } from './jsonSchema'
import {
  MAX_ALSO,
  MAX_LABEL_LENGTH,
  MAX_NOTE_LENGTH,
  MAX_VALUE_LENGTH,
  readEvent,
  readStep,
  readTrace,
  type TraceEvent,
  type TraceStep,
} from './trace'

const step: TraceStep = {
  label: 'map(double)',
  line: 3,
  column: 5,
  kind: 'concur',
  pulled: 2,
  passed: 2,
  calls: 2,
  mostInFlight: 1,
  mostHeld: 1,
  closed: false,
  name: 'map',
  role: 'call',
  inputs: [0],
}

const event: TraceEvent = {
  at: 4,
  time: 1.5,
  step: 0,
  type: 'value',
  value: '2',
  from: 3,
  also: [1, 2],
  other: 0,
}

const trace = {
  version: 1,
  steps: [step],
  events: [event],
  folded: 4,
  clock: 'virtual',
  note: 'Not all was recorded.',
}

/** No field of either is one of these. */
const strange = [null, -1, 1.5, 'x', {}, Number.NaN, Number.POSITIVE_INFINITY]
const without = (whole: object, field: string): object =>
  Object.fromEntries(Object.entries(whole).filter(([key]) => key !== field))

describe('a step that came from elsewhere', () => {
  it('keeps every field that it may have', () => {
    expect(readStep(step)).toEqual(step)
  })

  const needed = traceJsonSchema.properties.steps.items.required.filter(
    field => field !== 'label',
  )
  it.each(needed)('is refused without a right %s', field => {
    expect(readStep(without(step, field))).toBeUndefined()
    for (const value of strange) {
      expect(readStep({ ...step, [field]: value })).toBeUndefined()
    }
  })

  it('is refused without a label, and if it is nothing at all', () => {
    expect(readStep({ ...step, label: 1 })).toBeUndefined()
    expect(readStep(undefined)).toBeUndefined()
    expect(readStep('step')).toBeUndefined()
  })

  it.each([
    ['mostHeld', -1],
    ['name', 1],
    ['role', 'loop'],
    ['inputs', 'all'],
  ])('loses a wrong %s and nothing else', (field, value) => {
    expect(readStep({ ...step, [field]: value })).toEqual(without(step, field))
  })

  it('is cut to what a viewer can show', () => {
    const long = 'x'.repeat(1000)
    const inputs = Array.from({ length: 100 }, (_, index) => index)
    const read = readStep({ ...step, label: long, name: long, inputs })
    expect(read?.label).toHaveLength(MAX_LABEL_LENGTH)
    expect(read?.name).toHaveLength(MAX_LABEL_LENGTH)
    expect(read?.inputs).toHaveLength(MAX_ALSO)
    expect(readStep({ ...step, inputs: [0, -1, 'x'] })?.inputs).toEqual([0])
  })
})

describe('an event that came from elsewhere', () => {
  it('keeps every field that it may have', () => {
    expect(readEvent(event)).toEqual(event)
    expect(readEvent({ ...event, time: 0 })?.time).toBe(0)
  })

  it.each(['at', 'step', 'type'])('is refused without a right %s', field => {
    expect(readEvent(without(event, field))).toBeUndefined()
    for (const value of strange) {
      expect(readEvent({ ...event, [field]: value })).toBeUndefined()
    }
  })

  it('is refused without a time that can have been, or a value', () => {
    for (const time of strange.filter(value => value !== 1.5)) {
      expect(readEvent({ ...event, time })).toBeUndefined()
    }
    expect(readEvent({ ...event, value: 2 })).toBeUndefined()
    expect(readEvent(undefined)).toBeUndefined()
    expect(readEvent('event')).toBeUndefined()
  })

  it('comes from earlier events only', () => {
    expect(readEvent({ ...event, from: 4 })).toEqual(without(event, 'from'))
    expect(readEvent({ ...event, also: [3, 4, 5] })?.also).toEqual([3])
    expect(readEvent({ ...event, also: [4] })).toEqual(without(event, 'also'))
    expect(readEvent({ ...event, also: 3 })).toEqual(without(event, 'also'))
    expect(readEvent({ ...event, other: -1 })).toEqual(without(event, 'other'))
  })

  it('is cut to what a viewer can show', () => {
    const read = readEvent({
      ...event,
      value: 'x'.repeat(2 * MAX_VALUE_LENGTH),
    })
    expect(read?.value).toHaveLength(MAX_VALUE_LENGTH)
  })
})

describe('a trace that came from elsewhere', () => {
  it('keeps every field that it may have', () => {
    expect(readTrace(trace)).toEqual(trace)
    const steps = [without(step, 'inputs')]
    expect(readTrace({ ...trace, steps })?.steps).toEqual(steps)
  })

  it.each([
    [
      'an event of a step that is not there',
      { events: [{ ...event, step: 1 }] },
    ],
    [
      'an event with another that is not there',
      { events: [{ ...event, other: 1 }] },
    ],
    ['events out of order', { events: [event, event] }],
    [
      'a step that was given one that is not there',
      { steps: [{ ...step, inputs: [1] }] },
    ],
    ['no steps', { steps: undefined }],
    ['no events', { events: undefined }],
    ['a wrong count of folded events', { folded: 1.5 }],
  ])('is refused with %s', (_, change) => {
    expect(readTrace({ ...trace, ...change })).toBeUndefined()
  })

  it('loses a clock or a note that is none, and a note is cut', () => {
    expect(readTrace({ ...trace, clock: 'mine' })).toEqual(
      without(trace, 'clock'),
    )
    expect(readTrace({ ...trace, clock: 'real' })?.clock).toBe('real')
    expect(readTrace({ ...trace, note: 1 })).toEqual(without(trace, 'note'))
    const long = readTrace({ ...trace, note: 'x'.repeat(1000) })
    expect(long?.note).toHaveLength(MAX_NOTE_LENGTH)
  })
})

describe('reading a trace', () => {
  it.each(['sync', 'async', 'concur', 'error'])(
    'keeps every field of the recording %s',
    name => {
      const file = path.join(__dirname, '../fixtures', `${name}.json`)
      expect(loadTrace(name)).toEqual(JSON.parse(readFileSync(file, 'utf8')))
    },
  )

  it.each([
    undefined,
    { version: 2, steps: [], events: [], folded: 0 },
    { version: 1, steps: [{ label: 'map' }], events: [], folded: 0 },
    { version: 1, steps: [], events: [], folded: -1 },
    {
      version: 1,
      steps: [],
      events: [{ at: 0, time: 0, step: 0, type: 'pull', value: '' }],
      folded: 0,
    },
    { version: 1, steps: [], events: new Array(1001).fill({}), folded: 0 },
  ])('refuses %j', value => {
    expect(readTrace(value)).toBeUndefined()
  })

  it('drops what it does not know and cuts what is too long', () => {
    const trace = loadTrace('sync')
    const [step, ...others] = trace.steps
    const read = readTrace({
      ...trace,
      extra: 1,
      steps: [{ ...step, label: 'x'.repeat(1000), extra: 1 }, ...others],
    })
    expect(read).not.toHaveProperty('extra')
    expect(read?.steps[0]).not.toHaveProperty('extra')
    expect(read?.steps[0]?.label).toHaveLength(200)
  })

  it('reads steps and events that come in batches', () => {
    const { steps, events } = loadTrace('concur')
    expect(readEach(steps, 5, readStep)).toEqual(steps)
    expect(readEach(steps, 4, readStep)).toBeUndefined()
    expect(readEach(events, 100, readEvent)).toEqual(events)
    expect(readEvent({ ...events[0], type: 'alert' })).toBeUndefined()
  })

  it('knows the fields that the JSON Schema names', () => {
    const { steps, events } = traceJsonSchema.properties
    const trace = loadTrace('concur')
    for (const step of trace.steps) {
      expect(Object.keys(steps.items.properties)).toEqual(
        expect.arrayContaining(Object.keys(step)),
      )
    }
    for (const event of trace.events) {
      expect(Object.keys(events.items.properties)).toEqual(
        expect.arrayContaining(Object.keys(event)),
      )
    }
  })
})
