import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readTrace } from './trace'

const step = {
  label: 'map(f)',
  line: 1,
  column: 1,
  kind: 'sync',
  pulled: 1,
  passed: 1,
  calls: 1,
  mostInFlight: 1,
  mostHeld: 0,
  closed: false,
  name: 'map',
  role: 'call',
  inputs: [0],
}
const event = {
  at: 1,
  time: 0.5,
  step: 0,
  type: 'value',
  value: '2',
  from: 0,
  also: [0],
  other: 0,
}
const recording = { version: 1, steps: [step], events: [event], folded: 1 }

const read = (changed: object) => readTrace({ ...recording, ...changed })

/** What no field of a recording may be. */
const hostile: readonly unknown[] = [
  null,
  undefined,
  -1,
  // It is sent as another value than it is.
  -0,
  0.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  2 ** 53,
  {},
  [],
  { toString: () => 'forged', valueOf: () => 1 },
  '<img src=x onerror=alert(1)>',
  () => 1,
  Symbol.iterator,
  1n,
]

describe('a recording', () => {
  test('is read whole, and into a new one', () => {
    const message = read({ note: 'n' })
    expect(message).toEqual({ ...recording, note: 'n' })
    expect(message?.steps[0]).not.toBe(step)
  })

  const required: Record<'steps' | 'events', readonly [object, string[]]> = {
    steps: [
      step,
      ['line', 'column', 'kind', 'pulled', 'passed', 'calls', 'mostInFlight'],
    ],
    events: [event, ['at', 'step', 'type']],
  }
  for (const [list, [good, fields]] of Object.entries(required)) {
    test.each(fields)(`is refused with a false ${list}.%s`, field => {
      for (const value of hostile) {
        expect([
          value,
          read({ [list]: [{ ...good, [field]: value }] }),
        ]).toEqual([value, undefined])
      }
    })
  }

  test.each([
    ['a time before the run', { events: [{ ...event, time: -1 }] }],
    ['a time that is no number', { events: [{ ...event, time: '1' }] }],
    ['a value that is no text', { events: [{ ...event, value: { a: 1 } }] }],
    ['a label that is no text', { steps: [{ ...step, label: ['a'] }] }],
    ['a mark that is no yes or no', { steps: [{ ...step, closed: 1 }] }],
    ['a hole among events', { events: new Array(1) }],
    ['more events than are kept', { events: new Array(1001).fill(event) }],
    ['more steps than are kept', { steps: new Array(201).fill(step) }],
    ['a list that is none', { events: { length: 1, 0: event } }],
    ['a count of folded events that is none', { folded: '2' }],
  ])('is refused with %s', (_, changed) => {
    expect(read(changed)).toBeUndefined()
  })

  test('loses what is optional and false, keeps the rest', () => {
    for (const value of hostile) {
      const message = read({
        steps: [{ ...step, role: value, mostHeld: value, inputs: [value] }],
        events: [{ ...event, from: value, other: value, also: [value] }],
        note: typeof value === 'string' ? undefined : value,
      })
      const { role: _r, mostHeld: _m, ...rest } = step
      const { from: _f, other: _o, also: _a, ...others } = event
      expect(message).toEqual({
        ...recording,
        steps: [{ ...rest, inputs: [] }],
        events: [others],
      })
    }
  })

  test('has no event that came from a later one', () => {
    const message = read({ events: [{ ...event, from: 1, also: [0, 1, 7] }] })
    expect(message).toMatchObject({ events: [{ also: [0] }] })
    expect(JSON.stringify(message)).not.toContain('"from"')
  })

  test('has texts of a bounded length', () => {
    const text = 'x'.repeat(1_000_000)
    const message = read({
      steps: [{ ...step, label: text, name: text }],
      events: [{ ...event, value: text, also: new Array(10_000).fill(0) }],
      note: text,
    })
    expect(JSON.stringify(message).length).toBeLessThan(5000)
  })

  test('is what it was, or refused, whatever stands in a field', () => {
    const bad = fc.oneof(fc.anything(), fc.constantFrom(...hostile))
    const spoil = (good: object) =>
      fc
        .tuple(fc.constantFrom(...Object.keys(good)), bad)
        .map(([field, value]) => ({ ...good, [field]: value }))
    fc.assert(
      fc.property(spoil(step), spoil(event), (badStep, badEvent) => {
        const message = read({ steps: [badStep], events: [badEvent] })
        if (!message) {
          return
        }
        const [readStep] = message.steps
        const [readEvent] = message.events
        expect(Object.keys(step)).toEqual(
          expect.arrayContaining(Object.keys(readStep ?? {})),
        )
        expect(Object.keys(event)).toEqual(
          expect.arrayContaining(Object.keys(readEvent ?? {})),
        )
        // Nothing but texts, numbers, yes or no, and lists of numbers.
        const plain = JSON.parse(JSON.stringify(message))
        expect(plain).toEqual(message)
      }),
    )
  })
})
