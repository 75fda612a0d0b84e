import { expect, test } from 'vitest'
import { findClass, wordsOf } from '../fixtures/findDrawn'
import { loadTrace } from '../fixtures/loadTrace'
import { pipelinesOf } from '../model/pipelines'
import type { Trace } from '../model/trace'
import { drawCard } from './drawCard'
import type { Drawn } from './drawn'
import { layOutLanes } from './laneLayout'

const draw = (trace: Trace, isLive = false): Drawn => {
  const [pipeline] = pipelinesOf(trace).outer
  if (!pipeline) {
    throw new Error('Nothing ran.')
  }
  return drawCard(trace, pipeline, { isLive, withAsync: true })
}

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
    layOutLanes(of, of.events, {}).lanes.flatMap(({ bars }) =>
      bars.map(({ outcome }) => outcome),
    )
  expect(outcomes(trace)).toContain('failed')
  const last = trace.events.findLast(({ type }) => type === 'settle')
  const cut = trace.events.filter(event => event !== last)
  expect(outcomes({ ...trace, events: cut })).toContain('abandoned')
  expect(wordsOf(draw(trace))).toContain('threw Error')
})

test('two runs on a real clock, of which one was a little late, are drawn the same', () => {
  const { clock: _, ...trace } = loadTrace('concur')
  const late = trace.events.map(event => ({
    ...event,
    time: event.time + (event.at % 4),
  }))
  expect(draw({ ...trace, events: late })).toEqual(draw(trace))
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
