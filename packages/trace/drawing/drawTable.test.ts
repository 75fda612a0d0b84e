import { expect, test } from 'vitest'
import { findTag } from '../fixtures/findDrawn'
import { loadTrace } from '../fixtures/loadTrace'
import { pipelinesOf } from '../model/pipelines'
import { drawCard } from './drawCard'

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
