import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findClass, wordsOf } from '../fixtures/findDrawn'
import { loadTrace } from '../fixtures/loadTrace'
import { stepOf } from '../fixtures/traceOf'
import { pipelinesOf } from '../model/pipelines'
import type { Trace, TraceEvent } from '../model/trace'
import { drawCard } from './drawCard'
import { drawStages, momentToPercent, ticksBetween } from './drawLanes'
import type { Drawn } from './drawn'
import { layOutLanes } from './laneLayout'

const layOut = (trace: Trace, end?: number) =>
  layOutLanes(trace, trace.events, { end })

const draw = (trace: Trace, isLive = false): Drawn => {
  const [pipeline] = pipelinesOf(trace).outer
  if (!pipeline) {
    throw new Error('Nothing ran.')
  }
  return drawCard(trace, pipeline, { isLive, withAsync: true })
}

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

test('steps of the same name are told apart by what they were given', () => {
  const step = (name: string, given: string) => ({
    ...stepOf(name, 'concur'),
    label: `${name}(${given})`,
  })
  const steps = [
    step('mapConcur', 'download'),
    step('mapConcur', 'async file => resize(file, 200)'),
    step('filterConcur', 'isSmall'),
  ]
  const trace = { ...loadTrace('concur'), steps }
  expect(drawStages(trace, { stages: [0, 1, 2] }).map(wordsOf)).toEqual([
    'mapConcur download',
    'mapConcur async fil…',
    'filterConcur',
  ])
})

test('a pipeline that failed before its first value has no chart', () => {
  const trace = loadTrace('concur')
  const events = trace.events.slice(-1).map(event => ({
    ...event,
    type: 'throw' as const,
    value: 'TypeError: no',
  }))
  const card = draw({ ...trace, events })
  expect(wordsOf(card)).toContain('threw TypeError')
  expect(findClass(card, 'trace-lanes')).toEqual([])
})

test('failed work, and work that nobody waited for, is told from the rest', () => {
  const trace = loadTrace('error')
  const outcomes = (of: Trace) =>
    layOut(of).lanes.flatMap(({ bars }) => bars.map(({ outcome }) => outcome))
  expect(outcomes(trace)).toContain('failed')
  const last = trace.events.findLast(({ type }) => type === 'settle')
  const cut = trace.events.filter(event => event !== last)
  expect(outcomes({ ...trace, events: cut })).toContain('abandoned')
  expect(wordsOf(draw(trace))).toContain('threw Error')
})

test('lanes go by the order of events where milliseconds say nothing', () => {
  const trace = loadTrace('concur')
  const events = trace.events.map(event => ({ ...event, time: 1 }))
  expect(layOut({ ...trace, events })).toMatchObject({ unit: 'event', end: 38 })
})

test('two runs on a real clock, of which one was a little late, are drawn the same', () => {
  const { clock: _, ...trace } = loadTrace('concur')
  const late = trace.events.map(event => ({
    ...event,
    time: event.time + (event.at % 4),
  }))
  expect(draw({ ...trace, events: late })).toEqual(draw(trace))
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

test('a lane ends with what came out, and a branch is set in', () => {
  const drawn = draw(loadTrace('concur'))
  const [, first, branch] = findClass(drawn, 'trace-lane')
  expect(first && findClass(first, 'trace-end').map(wordsOf)).toEqual(['30'])
  expect(branch?.attributes.style).toBe('--depth:1')
})

test('values that begin alike are shown from where they differ', () => {
  const trace = loadTrace('concur')
  const events = trace.events.map(event => ({
    ...event,
    value: /^\d/u.test(event.value)
      ? `{ url: 'https://example.org/${event.value}' }`
      : event.value,
  }))
  const [, first] = findClass(draw({ ...trace, events }), 'trace-lane')
  const [end] = first ? findClass(first, 'trace-end') : []
  expect(end && wordsOf(end)).toBe("…30' }")
  expect(end?.attributes.title).toBe("{ url: 'https://example.org/30' }")
})

test('branches that begin alike are named by what differs, whatever is above them', () => {
  const trace = loadTrace('concur')
  const events = trace.events.map(event => ({
    ...event,
    value: /^\d1$/u.test(event.value)
      ? `{ url: 'https://example.org/${event.value}' }`
      : event.value,
  }))
  const [, ...lanes] = findClass(draw({ ...trace, events }), 'trace-lane')
  const names = lanes.flatMap(lane => findClass(lane, 'trace-name'))
  expect(names.slice(0, 4).map(wordsOf)).toEqual([
    ...['30', "…31' }"],
    ...['10', "…11' }"],
  ])
})

test('the cross of a dropped value stands where its callback said no', () => {
  const trace: Trace = {
    version: 1,
    folded: 0,
    clock: 'virtual',
    steps: ['asConcur', 'filterConcur', 'reduceConcur'].map((name, index) => ({
      ...{ label: name, name, line: 1, column: 1, kind: 'concur' as const },
      ...{ pulled: 1, passed: 1, calls: index === 1 ? 1 : 0, closed: false },
      mostInFlight: 1,
      inputs: index === 0 ? [] : [index - 1],
    })),
    events: [
      { at: 0, time: 0, step: 0, type: 'value', value: '1', other: 1 },
      { at: 1, time: 0, step: 1, type: 'call', value: '1', from: 0 },
      { at: 2, time: 10, step: 1, type: 'settle', value: 'false', from: 1 },
      { at: 3, time: 20, step: 1, type: 'done', value: '', other: 2 },
    ],
  }
  const [cross] = findClass(draw(trace), 'trace-cross')
  expect(cross?.attributes.style).toBe('inset-inline-start:50%')
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

test('many lanes are the first, the last and those between', () => {
  const values = Array.from({ length: 40 }, (_, at) => ({
    ...{ at, time: at, step: 1, type: 'value' as const, value: `${at}` },
    other: 2,
  }))
  const { steps } = loadTrace('concur')
  const trace: Trace = { version: 1, steps, events: values, folded: 0 }
  expect(findClass(draw(trace), 'trace-lane')).toHaveLength(13)
  expect(wordsOf(draw(trace))).toContain('28 more')
})

test('who may walk through it has places to go to, and a moment', () => {
  const trace = loadTrace('error')
  const places = (drawn: Drawn) =>
    findClass(drawn, 'trace-bar').map(bar => bar.attributes['data-at'])
  expect(new Set(places(draw(trace)))).toEqual(new Set([undefined]))
  expect(places(draw(trace, true))).toContainEqual(
    expect.stringMatching(/^\d+ \d+$/u),
  )
  expect(findClass(draw(trace), 'trace-moment')).toEqual([])
  expect(findClass(draw(trace, true), 'trace-moment')).toHaveLength(1)
})

test('ticks are round numbers between the ends, few enough for a phone', () => {
  expect(ticksBetween(0, 35)).toEqual([0, 10, 20, 30])
  fc.assert(
    fc.property(fc.nat(5000), fc.nat(60_000), (start, length) => {
      const ticks = ticksBetween(start, start + length)
      expect(ticks.length).toBeLessThanOrEqual(5)
      expect(ticks.every(t => t >= start && t <= start + length)).toBe(true)
    }),
  )
})

test('every moment is on the axis', () => {
  expect(momentToPercent({ start: 10, end: 20 }, 15)).toBe(50)
  expect(momentToPercent({ start: 10, end: 20 }, 99)).toBe(100)
  expect(momentToPercent({ start: 10, end: 10 }, 10)).toBe(0)
})
