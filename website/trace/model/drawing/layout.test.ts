import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadTrace } from '../../fixtures/loadTrace'
import type { Trace, TraceEvent } from '../trace'
import { flowColumns, onlyFeedsLanes } from './columns'
import { drawFlow } from './drawFlow'
import { drawLanes, momentToPercent, ticksBetween } from './drawLanes'
import { findDropped } from './findDropped'
import { layOutFlow } from './flowRows'
import { layOutLanes } from './laneLayout'

const labels = ({ steps }: Trace, order: readonly number[]) =>
  order.map(step => steps[step]?.name)

describe('the flow', () => {
  test('has a column for each plain and Async step, in their order', () => {
    const sync = loadTrace('sync')
    expect(labels(sync, flowColumns(sync))).toEqual([
      'rangeTo',
      'map',
      'filter',
      'find',
      'get',
    ])
  })

  test('puts what a step is given before it, wherever it was written', () => {
    const { steps, events, ...rest } = loadTrace('sync')
    const turn = (step: number): number => steps.length - 1 - step
    const turned: Trace = {
      ...rest,
      steps: steps
        .map(step => ({ ...step, inputs: step.inputs?.map(turn) ?? [] }))
        .reverse(),
      events: events.map(event => ({
        ...event,
        step: turn(event.step),
        ...(event.other !== undefined && { other: turn(event.other) }),
      })),
    }
    expect(labels(turned, flowColumns(turned))[0]).toBe('rangeTo')
    expect(labels(turned, flowColumns(turned)).at(-1)).toBe('get')
  })

  test('draws pulls to the left, values to the right, calls with their end', () => {
    const { rows } = layOutFlow(loadTrace('sync'))
    expect(rows.slice(3, 6)).toMatchObject([
      { type: 'pull', start: 1, end: 0, ats: [3] },
      { type: 'value', start: 0, end: 1, text: '1' },
      { type: 'call', start: 1, end: 1, text: '→ 1', ats: [5, 6] },
    ])
  })

  test('shows each of its events once', () => {
    const trace = loadTrace('async')
    const shown = layOutFlow(trace).rows.flatMap(({ ats }) => ats)
    expect(shown).toEqual(trace.events.map(({ at }) => at))
  })

  test('ends values where they are dropped', () => {
    const trace = loadTrace('sync')
    const dropped = findDropped(trace)
    const values = trace.events.filter(({ at }) => dropped.has(at))
    expect(
      values.map(({ step, value }) => [trace.steps[step]?.name, value]),
    ).toEqual([
      ['map', '1'],
      ['filter', '4'],
      ['map', '9'],
    ])
  })

  test('says how many events are folded, between those that are not', () => {
    const trace = loadTrace('sync')
    const { events } = trace
    const folded: Trace = {
      ...trace,
      events: [
        ...events.slice(0, 8),
        ...events.slice(-8).map(event => {
          const { from: _, ...rest } = event
          return { ...rest, at: event.at + 1000 }
        }),
      ],
      folded: 1000 + events.length - 16,
    }
    const drawn = drawFlow(folded, { isLive: false })
    const text = JSON.stringify(drawn)
    const said = `${folded.folded.toLocaleString('en')} events in between`
    expect(text.split(said)).toHaveLength(2)
    expect(layOutFlow(folded).foldAfter).toBe(7)
  })

  test('has nothing to draw where nothing was recorded', () => {
    const empty: Trace = { version: 1, steps: [], events: [], folded: 0 }
    expect(drawFlow(empty, { isLive: true })).toBeUndefined()
    expect(drawLanes(empty, { isLive: true })).toBeUndefined()
  })
})

describe('the lanes', () => {
  test('are one for each value of the source, and one for each branch', () => {
    const { lanes, unit } = layOutLanes(loadTrace('concur'))
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

  test('hold a bar for each call, as long as it took', () => {
    const { lanes, results } = layOutLanes(loadTrace('concur'))
    expect(lanes[2]?.bars).toMatchObject([
      { stage: 0, start: 0, end: 10, outcome: 'done' },
      { stage: 1, start: 10, end: 20, outcome: 'done' },
    ])
    expect(results).toMatchObject([{ text: '[ 10, 11, 20, 21, 30, 31 ]' }])
  })

  test('tell failed work and work that nobody waited for from the rest', () => {
    const trace = loadTrace('error')
    const { lanes, results } = layOutLanes(trace)
    const outcomes = lanes.flatMap(({ bars }) => bars.map(b => b.outcome))
    expect(outcomes).toContain('failed')
    expect(results).toMatchObject([{ kind: 'error', text: 'Error: No 20' }])
    const isEnd = ({ type }: TraceEvent): boolean => type === 'settle'
    const lastEnd = trace.events.findLast(isEnd)
    const cut = {
      ...trace,
      events: trace.events.filter(event => event !== lastEnd),
    }
    expect(
      layOutLanes(cut).lanes.flatMap(({ bars }) => bars.map(b => b.outcome)),
    ).toContain('abandoned')
  })

  test('go by the order of events where milliseconds say nothing', () => {
    const trace = loadTrace('concur')
    const quick = {
      ...trace,
      events: trace.events.map(event => ({ ...event, time: 1 })),
    }
    expect(layOutLanes(quick)).toMatchObject({ unit: 'event', end: 38 })
  })

  test('are fed by a flow of sources alone, or by one with steps', () => {
    expect(onlyFeedsLanes(loadTrace('concur'))).toBe(true)
    expect(onlyFeedsLanes(loadTrace('async'))).toBe(false)
  })
})

test('Async steps have lanes where they are set beside Concur ones', () => {
  const { lanes, results } = layOutLanes(loadTrace('async'), {
    withAsync: true,
  })
  expect(lanes.map(({ bars }) => bars.map(b => [b.start, b.end]))).toEqual([
    [[0, 20]],
    [[20, 40]],
    [[40, 60]],
  ])
  expect(results).toHaveLength(1)
  expect(layOutLanes(loadTrace('async'), { end: 200 }).lanes).toEqual([])
})

test('ticks are round numbers between the ends, few enough for a phone', () => {
  expect(ticksBetween(0, 35)).toEqual([0, 10, 20, 30])
  expect(ticksBetween(3, 480)).toEqual([100, 200, 300, 400])
  fc.assert(
    fc.property(fc.nat(5000), fc.nat(60_000), (start, length) => {
      const ticks = ticksBetween(start, start + length)
      expect(ticks.length).toBeLessThanOrEqual(6)
      expect(ticks.every(t => t >= start && t <= start + length)).toBe(true)
    }),
  )
})

test('every moment is on the axis', () => {
  expect(momentToPercent({ start: 10, end: 20 }, 15)).toBe(50)
  expect(momentToPercent({ start: 10, end: 20 }, 99)).toBe(100)
  expect(momentToPercent({ start: 10, end: 10 }, 10)).toBe(0)
})
