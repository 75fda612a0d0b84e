import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readRecording } from './addRecording'

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
const recording = { steps: [step], head: [event], tail: [], total: 2 }

const read = (changed: object) => readRecording({ ...recording, ...changed })

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

  const required: Record<'steps' | 'head', readonly [object, string[]]> = {
    steps: [
      step,
      ['line', 'column', 'kind', 'pulled', 'passed', 'calls', 'mostInFlight'],
    ],
    head: [event, ['at', 'step', 'type']],
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
    ['a time before the run', { head: [{ ...event, time: -1 }] }],
    ['a time that is no number', { head: [{ ...event, time: '1' }] }],
    ['a value that is no text', { head: [{ ...event, value: { a: 1 } }] }],
    ['a label that is no text', { steps: [{ ...step, label: ['a'] }] }],
    ['a mark that is no yes or no', { steps: [{ ...step, closed: 1 }] }],
    ['a hole among events', { head: new Array(1) }],
    ['more events than are kept', { tail: new Array(1001).fill(event) }],
    ['more steps than are kept', { steps: new Array(201).fill(step) }],
    ['a list that is none', { head: { length: 1, 0: event } }],
    ['a total that is none', { total: '2' }],
  ])('is refused with %s', (_, changed) => {
    expect(read(changed)).toBeUndefined()
  })

  test('loses what is optional and false, keeps the rest', () => {
    for (const value of hostile) {
      const message = read({
        steps: [{ ...step, role: value, mostHeld: value, inputs: [value] }],
        head: [{ ...event, from: value, other: value, also: [value] }],
        note: typeof value === 'string' ? undefined : value,
      })
      const { role: _r, mostHeld: _m, ...rest } = step
      const { from: _f, other: _o, also: _a, ...others } = event
      expect(message).toEqual({
        ...recording,
        steps: [{ ...rest, inputs: [] }],
        head: [others],
      })
    }
  })

  test('has no event that came from a later one', () => {
    const message = read({ head: [{ ...event, from: 1, also: [0, 1, 7] }] })
    expect(message).toMatchObject({ head: [{ also: [0] }] })
    expect(JSON.stringify(message)).not.toContain('"from"')
  })

  test('has texts of a bounded length', () => {
    const text = 'x'.repeat(1_000_000)
    const message = read({
      steps: [{ ...step, label: text, name: text }],
      head: [{ ...event, value: text, also: new Array(10_000).fill(0) }],
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
        const message = read({ steps: [badStep], head: [badEvent] })
        if (!message) {
          return
        }
        const [readStep] = message.steps
        const [readEvent] = message.head
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
