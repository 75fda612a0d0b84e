import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  describeEvent,
  describeParts,
  findEvent,
  nameOf,
} from './describeEvent'
import { readEach } from './fields'
import { traceJsonSchema } from './jsonSchema'
import { ancestorsOf, descendantsOf, rootOf } from './kinship'
import { readEvent, readStep, readTrace, type Trace } from './trace'

const names = ['sync', 'async', 'concur', 'error'] as const

const load = (name: (typeof names)[number]): Trace => {
  const file = path.join(__dirname, '../fixtures', `${name}.json`)
  const trace = readTrace(JSON.parse(readFileSync(file, 'utf8')))
  if (!trace) {
    throw new Error(`${file} is not a trace.`)
  }
  return trace
}

describe('reading a trace', () => {
  it.each(names)('keeps every field of the recording %s', name => {
    const file = path.join(__dirname, '../fixtures', `${name}.json`)
    expect(load(name)).toEqual(JSON.parse(readFileSync(file, 'utf8')))
  })

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
    const trace = load('sync')
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
    const { steps, events } = load('concur')
    expect(readEach(steps, 5, readStep)).toEqual(steps)
    expect(readEach(steps, 4, readStep)).toBeUndefined()
    expect(readEach(events, 100, readEvent)).toEqual(events)
    expect(readEvent({ ...events[0], type: 'alert' })).toBeUndefined()
  })

  it('knows the fields that the JSON Schema names', () => {
    const { steps, events } = traceJsonSchema.properties
    const trace = load('concur')
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

describe('the sentence of an event', () => {
  it('says who pulls, what passes and what becomes of a value', () => {
    const trace = load('sync')
    const sentences = trace.events.map(event => describeEvent(trace, event))
    expect(sentences).toEqual(
      expect.arrayContaining([
        '`filter` pulls from `map`',
        '`rangeTo` gives `2` to `map`',
        '`map` calls its callback with `2`',
        'the callback of `map` returns `4`',
        '`2` becomes `4`, on to `filter`',
        '`4` passes, on to `find`',
      ]),
    )
  })

  it('comes in pieces, with names and values marked as code', () => {
    const trace = load('sync')
    const [event] = trace.events
    expect(event && describeParts(trace, event)).toEqual([
      { text: nameOf(trace.steps[4]), isCode: true },
      { text: ' pulls from ', isCode: false },
      { text: 'find', isCode: true },
    ])
  })

  it('sets a value that holds backticks apart from the sentence', () => {
    const trace = load('sync')
    const event = findEvent(trace, 0)
    expect(
      event && describeEvent(trace, { ...event, type: 'throw', value: '`a`' }),
    ).toBe('`get` throws `` `a` ``')
  })

  it('finds the events on both sides of a fold', () => {
    const trace = load('sync')
    const late = trace.events.slice(-3).map(e => ({ ...e, at: e.at + 90 }))
    const folded = {
      ...trace,
      events: [...trace.events.slice(0, -3), ...late],
      folded: 90,
    }
    for (const event of folded.events) {
      expect(findEvent(folded, event.at)).toBe(event)
    }
    expect(findEvent(folded, trace.events.length)).toBeUndefined()
  })
})

describe('kinship', () => {
  const trace = load('concur')
  const last = trace.events.findLast(
    ({ type, step }) => type === 'value' && step === 3,
  )

  it('leads from what arrived back to the value of the source', () => {
    const at = last?.at ?? -1
    const texts = [...ancestorsOf(trace, at)]
      .sort((a, b) => a - b)
      .map(number => findEvent(trace, number))
      .map(event => `${event?.type} ${event?.value}`)
    expect(texts).toEqual([
      'value 30',
      'value 30',
      'call 30',
      'settle 30',
      'value 30',
      'call 30',
      'settle [ 30, 31 ]',
    ])
    expect(findEvent(trace, rootOf(trace, at))).toMatchObject({
      step: 0,
      value: '30',
    })
  })

  it('leads from a value of the source to all that it became', () => {
    const first = trace.events.find(({ type }) => type === 'value')
    const found = [...descendantsOf(trace, first?.at ?? -1)]
      .map(number => findEvent(trace, number))
      .filter(event => event?.step === 3 && event.type === 'value')
      .map(event => event?.value)
    expect(found).toEqual(['30', '31'])
  })
})
