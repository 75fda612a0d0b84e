import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readFrameMessage, readWorkerMessage } from './guards'

const output = { kind: 'output', level: 'log', text: 'a', depth: 0 }

test('a message is read into a new one with nothing else in it', () => {
  const message = {
    type: 'entries',
    extra: 1,
    entries: [
      { ...output, extra: 1, tree: [{ label: '', text: 'b', extra: 1 }] },
      { kind: 'clear' },
      { kind: 'amended', key: 1, text: 'c' },
      { kind: 'capped', omitted: 3 },
    ],
  }

  expect(readWorkerMessage(message)).toEqual({
    type: 'entries',
    entries: [
      { ...output, tree: [{ label: '', text: 'b' }] },
      { kind: 'clear' },
      { kind: 'amended', key: 1, text: 'c' },
      { kind: 'capped', omitted: 3 },
    ],
  })
})

test('places are read number by number, and names of files are short', () => {
  const place = { line: 2, column: 3, file: 'a.ts' }
  const read = (calledAt: unknown) =>
    readWorkerMessage({ type: 'entries', entries: [{ ...output, calledAt }] })
  const entries = (calledAt: unknown) => ({
    type: 'entries',
    entries: [{ ...output, calledAt }],
  })
  expect(read({ ...place, extra: 1 })).toEqual(entries(place))
  expect(read({ ...place, file: 'x'.repeat(999) })).toEqual(
    entries({ ...place, file: 'x'.repeat(100) }),
  )
  expect(read({ ...place, line: '2' })).toEqual({
    type: 'entries',
    entries: [output],
  })
})

test.each([
  [{ type: 'entries', entries: [{ ...output, level: 'shout' }] }],
  [{ type: 'entries', entries: [{ ...output, text: 1 }] }],
  [{ type: 'entries', entries: [{ ...output, depth: -1 }] }],
  [{ type: 'entries', entries: Array.from({ length: 1001 }, () => output) }],
  [{ type: 'entries', entries: 'all' }],
  [{ type: 'ended', failure: 1 }],
  [{ type: 'run', js: '' }],
  [['pong']],
  [null],
])('%j is not a message', message => {
  expect(readWorkerMessage(message)).toBeUndefined()
})

test('long texts and deep trees are cut', () => {
  let tree: unknown[] = []
  for (let depth = 0; depth < 50; depth++) {
    tree = [{ label: 'x', text: 'y', children: tree }]
  }
  const message = readWorkerMessage({
    type: 'entries',
    entries: [{ ...output, text: 'z'.repeat(1_000_000), tree }],
  })

  expect(JSON.stringify(message).length).toBeLessThan(101_000)
})

test('whatever arrives, reading it neither throws nor passes it on', () => {
  fc.assert(
    fc.property(fc.anything(), value => {
      expect(readFrameMessage(value)).toBeUndefined()
      expect(readWorkerMessage(value)).toBeUndefined()
    }),
  )
})

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

const read = (changed: object) =>
  readWorkerMessage({ type: 'trace', recording: { ...recording, ...changed } })

/** What no field of a recording may be. */
const hostile: readonly unknown[] = [
  null,
  undefined,
  -1,
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
    expect(message).toEqual({
      type: 'trace',
      recording: { ...recording, note: 'n' },
    })
    expect(Object.values(message ?? {})).not.toContain(recording)
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
        type: 'trace',
        recording: {
          ...recording,
          steps: [{ ...rest, inputs: [] }],
          head: [others],
        },
      })
    }
  })

  test('has no event that came from a later one', () => {
    const message = read({ head: [{ ...event, from: 1, also: [0, 1, 7] }] })
    expect(message).toMatchObject({ recording: { head: [{ also: [0] }] } })
    expect(JSON.stringify(message)).not.toContain('"from"')
  })

  test('has texts of a bounded length', () => {
    const text = 'x'.repeat(1_000_000)
    const message = read({
      steps: [{ ...step, label: text, name: text }],
      head: [{ ...event, value: text, also: new Array(10_000).fill(0) }],
      note: text,
    })
    expect(JSON.stringify(message).length).toBeLessThan(2500)
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
        if (message?.type !== 'trace') {
          return
        }
        const [readStep] = message.recording.steps
        const [readEvent] = message.recording.head
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
