import { expect, test } from 'vitest'
import { readTrace } from './readTrace'
import { emptyTrace, MAX_EVENTS, MAX_VALUE_LENGTH, type Trace } from './trace'

const trace: Trace = {
  ...emptyTrace('real'),
  steps: [
    { label: '[1]', line: 1, name: '[1]', role: 'source', kind: 'sync' },
    {
      label: 'sum',
      line: 1,
      range: { from: 4, to: 7 },
      head: { line: 1, name: 'total' },
      name: 'sum',
      role: 'call',
      kind: 'sync',
    },
  ],
  runs: [
    {
      steps: [
        {
          step: 0,
          inputs: [],
          pulls: 2,
          passed: 1,
          calls: 0,
          mostInFlight: 0,
          mostHeld: 0,
          isClosed: false,
          size: 1,
        },
      ],
      start: 0,
      count: 1,
      outcome: { at: 3, time: 1, type: 'value', value: '1' },
    },
  ],
  events: [
    {
      at: 0,
      time: 0,
      run: 0,
      step: 0,
      type: 'value',
      value: '1',
      other: 1,
      gathered: '1',
    },
  ],
}
const [event] = trace.events

test('a trace that was written is read as it is', () => {
  expect(readTrace(JSON.parse(JSON.stringify(trace)))).toEqual(trace)
})

test.each([
  ['another version', { version: 1 }],
  ['an event of no run', { events: [{ ...event, run: 1 }] }],
  ['an event of no step', { events: [{ ...event, step: 2 }] }],
  ['an event for no step', { events: [{ ...event, other: 2 }] }],
  ['events that are out of order', { events: [event, event] }],
  ['an event of another type', { events: [{ ...event, type: 'other' }] }],
  ['an origin that comes later', { events: [{ ...event, from: 0 }] }],
  [
    'a value that is too long',
    { events: [{ ...event, value: 'x'.repeat(MAX_VALUE_LENGTH + 1) }] },
  ],
  ['a value that is no text', { events: [{ ...event, value: {} }] }],
  ['a time before the first', { events: [{ ...event, time: -1 }] }],
  ['a run of no step', { runs: [{ ...trace.runs[0], steps: [{ step: 9 }] }] }],
  ['a step without a name', { steps: [{ ...trace.steps[0], name: 1 }] }],
  ['another clock', { clock: 'other' }],
  ['more events than are kept', { events: new Array(MAX_EVENTS + 1) }],
  ['events that are no list', { events: { length: 1 } }],
])('%s is no trace', (_, change) => {
  expect(readTrace({ ...trace, ...change })).toBeUndefined()
})

test.each([undefined, null, 'trace', [], {}])('%o is no trace', value => {
  expect(readTrace(value)).toBeUndefined()
})
