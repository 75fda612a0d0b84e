import { expect, test } from 'vitest'
import { findTag } from '../fixtures/findDrawn'
import { loadTrace } from '../fixtures/loadTrace'
import { pipelinesOf } from '../model/pipelines'
import { drawCard } from './drawCard'
import { countersOf } from './drawHead'

test('every event of a plain or Async run has its place in the viewer', () => {
  for (const name of ['sync', 'async']) {
    const trace = loadTrace(name)
    const places = pipelinesOf(trace)
      .outer.map(pipeline => drawCard(trace, pipeline, { isLive: true }))
      .flatMap(card => [...findTag(card, 'td'), ...findTag(card, 'span')])
      .flatMap(({ attributes }) => attributes['data-at']?.split(' ') ?? [])
      .map(Number)
    expect(trace.events.filter(({ at }) => !places.includes(at))).toEqual([])
  }
})

test('what a step passed on is counted where somebody receives it', () => {
  const trace = loadTrace('sync')
  const { steps, events } = trace
  const find = steps.findIndex(({ name }) => name === 'find')
  const cut = { ...trace, steps: steps.slice(0, find + 1) }
  expect(countersOf(trace, find, events)).toBe('2 calls, 1 passed')
  expect(countersOf(cut, find, events)).toBe('2 calls')
})
