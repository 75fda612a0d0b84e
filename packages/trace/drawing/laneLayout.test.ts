import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadTrace } from '../fixtures/loadTrace'
import { stepOf } from '../fixtures/traceOf'
import type { Trace, TraceEvent } from '../model/trace'
import { layOutLanes } from './laneLayout'

const layOut = (trace: Trace, end?: number) =>
  layOutLanes(trace, trace.events, { end })

test('there is a lane for each value of the source, and one for each branch', () => {
  const { lanes, unit } = layOut(loadTrace('concur'))
  expect(unit).toBe('ms')
  expect(lanes.map(({ label, depth }) => [label, depth])).toEqual([
    ['30', 0],
    ['31', 1],
    ['10', 0],
    ['11', 1],
    ['20', 0],
    ['21', 1],
  ])
})

test('a lane holds a bar for each call, as long as it took', () => {
  const { lanes } = layOut(loadTrace('concur'))
  expect(lanes[2]?.bars).toMatchObject([
    { stage: 0, start: 0, end: 10, outcome: 'done' },
    { stage: 1, start: 10, end: 20, outcome: 'done' },
  ])
})

test('lanes go by the order of events where milliseconds say nothing', () => {
  const trace = loadTrace('concur')
  const events = trace.events.map(event => ({ ...event, time: 1 }))
  expect(layOut({ ...trace, events })).toMatchObject({ unit: 'event', end: 38 })
})

test('Async steps have lanes where they are set beside Concur ones', () => {
  const { lanes, end } = layOut(loadTrace('async'), 200)
  expect(lanes.map(({ bars }) => bars.map(b => [b.start, b.end]))).toEqual([
    [[0, 20]],
    [[20, 40]],
    [[40, 60]],
  ])
  expect(end).toBe(200)
})

test('whatever a lane went through, it is dropped where its last bar ends', () => {
  const delay = fc.integer({ min: 8, max: 200 })
  fc.assert(
    fc.property(
      fc.array(fc.tuple(delay, delay, fc.boolean()), {
        minLength: 1,
        maxLength: 6,
      }),
      values => {
        const names = ['asConcur', 'mapConcur', 'filterConcur', 'forEachConcur']
        const events: Omit<TraceEvent, 'at'>[] = []
        const add = (event: Omit<TraceEvent, 'at' | 'value'>, value = '1') =>
          events.push({ ...event, value }) - 1
        for (const [mapping, filtering, isKept] of values) {
          const given = add({ time: 0, step: 0, type: 'value', other: 1 })
          const call = add({ time: 0, step: 1, type: 'call', from: given })
          add({ time: mapping, step: 1, type: 'settle', from: call })
          const time = mapping
          const made = add({
            ...{ time, step: 1, type: 'value', other: 2, from: given },
          })
          const asked = add({ time, step: 2, type: 'call', from: made })
          const end = time + filtering
          const answer = { time: end, step: 2, from: asked }
          add({ ...answer, type: 'settle' }, String(isKept))
          if (isKept) {
            add({ ...answer, type: 'value', other: 3, from: made })
          }
        }
        add({ time: 400, step: 2, type: 'done', other: 3 }, '')
        const trace: Trace = {
          version: 1,
          folded: 0,
          clock: 'virtual',
          steps: names.map((name, index) => ({
            ...stepOf(name, 'concur'),
            ...{ passed: 1, calls: index % 3 === 0 ? 0 : 1 },
            role: 'call' as const,
            inputs: index === 0 ? [] : [index - 1],
          })),
          events: events.map((event, at) => ({ ...event, at })),
        }
        const { lanes } = layOut(trace)
        expect(lanes.map(({ end }) => end?.kind === 'dropped')).toEqual(
          values.map(([, , isKept]) => !isKept),
        )
        for (const { bars, end } of lanes) {
          if (end?.kind === 'dropped') {
            expect(end.time).toBe(bars.at(-1)?.end)
            expect(end.at).toBe(bars.at(-1)?.endAt)
          }
        }
      },
    ),
  )
})
