import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { addRecording, readRecording, startTrace } from './addRecording'
import { readTrace } from './trace'

const file = path.join(__dirname, '../fixtures/sync.json')
const whole = readTrace(JSON.parse(readFileSync(file, 'utf8')))
if (!whole) {
  throw new Error(`${file} is not a trace.`)
}
const { steps, events } = whole
const empty = startTrace('virtual')

test('recordings put together are the trace of the whole run', () => {
  const first = addRecording(empty, {
    steps,
    head: events.slice(0, 3),
    tail: [],
    total: 3,
  })
  const second =
    first &&
    addRecording(first, {
      steps,
      head: events.slice(3, 6),
      tail: events.slice(8),
      total: events.length,
    })
  expect(first?.trace).toMatchObject({ events: events.slice(0, 3), folded: 0 })
  expect(second?.trace).toEqual({
    version: 1,
    clock: 'virtual',
    steps,
    events: [...events.slice(0, 6), ...events.slice(8)],
    folded: 2,
  })
  expect(second?.head).toEqual(events.slice(0, 6))
})

test('a recording that repeats events does not continue the trace', () => {
  const recording = { steps, head: events, tail: events, total: 99 }
  expect(addRecording(empty, recording)).toBeUndefined()
})

test('a note stays until there is another', () => {
  const noted = startTrace('real', 'Not all.')
  const nothing = { steps: [], head: [], tail: [], total: 0 }
  expect(noted.trace).toMatchObject({ clock: 'real', note: 'Not all.' })
  expect(empty.trace).not.toHaveProperty('note')
  expect(addRecording(noted, nothing)?.trace.note).toBe('Not all.')
  expect(addRecording(noted, { ...nothing, note: 'Less.' })?.trace.note).toBe(
    'Less.',
  )
})

test('what a worker sends is read field by field', () => {
  const recording = { steps, head: events, tail: [], total: events.length }
  expect(readRecording({ ...recording, extra: 1, note: 2 })).toEqual(recording)
  expect(readRecording({ ...recording, note: 'x'.repeat(9999) })?.note).toMatch(
    /^x{1,1000}$/u,
  )
})

test.each([
  undefined,
  { steps, head: [], tail: [] },
  { steps, head: [], tail: [], total: -1 },
  { steps: [{}], head: [], tail: [], total: 0 },
  { steps, head: [{}], tail: [], total: 1 },
  { steps, head: [], tail: [{}], total: 1 },
])('a recording that is none is refused: %#', value => {
  expect(readRecording(value)).toBeUndefined()
})
