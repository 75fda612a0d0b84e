import { expect, test } from 'vitest'
import { loadTrace } from '../fixtures/loadTrace'
import type { Trace } from '../model/trace'
import type { Drawn } from './drawn'
import { drawPicture } from './drawPicture'
import { drawTimeline, drawTimelineLanes } from './drawTimeline'
import { layOutTimeline } from './timelineLayout'

const concur = loadTrace('concur')
const error = loadTrace('error')

const textOf = (drawn: Drawn | string): string =>
  typeof drawn === 'string' ? drawn : drawn.children.map(textOf).join('')

const findAll = (drawn: Drawn | string, tag: string): Drawn[] =>
  typeof drawn === 'string'
    ? []
    : [
        ...(drawn.tag === tag ? [drawn] : []),
        ...drawn.children.flatMap(child => findAll(child, tag)),
      ]

const classesOf = (drawn: Drawn): string[] =>
  drawn.children.flatMap(child =>
    typeof child === 'string' ? [] : (child.attributes.class ?? []),
  )

test('a timeline has a lane for each value that somebody worked for', () => {
  const { lanes, stages, settled, moments } = layOutTimeline(concur, undefined)
  expect(
    lanes.map(({ label, bars }) => [
      label,
      bars.map(({ stage, start, end }) => [stage, start, end]),
    ]),
  ).toEqual([
    [
      '30',
      [
        [0, 0, 30],
        [1, 30, 60],
      ],
    ],
    [
      '10',
      [
        [0, 0, 10],
        [1, 10, 20],
      ],
    ],
    [
      '20',
      [
        [0, 0, 20],
        [1, 20, 40],
      ],
    ],
  ])
  expect(stages.map(step => concur.steps[step]?.name)).toEqual([
    'mapConcur',
    'flatMapConcur',
  ])
  expect({ settled, moments }).toEqual({ settled: 60, moments: [] })
})

test('a run that fails settles when everything has ended', () => {
  const { lanes, settled } = layOutTimeline(error, undefined)
  expect(settled).toBe(30)
  expect(
    lanes.map(({ label, bars }) => [label, bars.map(bar => bar.outcome)]),
  ).toEqual([
    ['30', ['done']],
    ['10', ['done']],
    ['20', ['failed']],
  ])
})

test('each bar of a timeline is a sentence, and so is its end', () => {
  expect(findAll(drawTimeline(error, 'Failing', 40), 'li').map(textOf)).toEqual(
    [
      '30: mapConcur(wait) runs from 0 ms to 30 ms.',
      '10: mapConcur(wait) runs from 0 ms to 10 ms.',
      '20: mapConcur(wait) runs from 0 ms to 20 ms and fails.',
      'The promise settles after 30 ms.',
    ],
  )
})

test('work that has not ended when the run does is nobody’s any more', () => {
  const events = error.events.filter(({ at }) => at < 21 || at > 24)
  const drawn = drawTimeline({ ...error, events }, '', 40)
  expect(findAll(drawn, 'li').map(textOf)[0]).toMatch(
    /^30: mapConcur\(wait\) runs .*, though nothing awaits it any more\.$/u,
  )
  expect(textOf(drawn)).toContain('failedfinished when nothing awaited it')
})

test('a timeline says how long it took, and explains what it shows', () => {
  const [caption] = findAll(drawTimeline(error, 'Failing', 40), 'figcaption')
  expect(caption && textOf(caption)).toBe('Failing: 30 ms')
  const legend = (trace: Trace): string =>
    textOf(drawTimeline(trace, '', undefined))
  expect(legend(error)).toContain('failedpromise settles')
  expect(legend(concur)).not.toContain('failed')
  expect(legend(concur)).toContain('promise settles')
})

test('the lanes by themselves have no legend', () => {
  const [chart] = findAll(drawTimeline(concur, '', 80), 'div').filter(drawn =>
    classesOf(drawn).includes('trace-legend'),
  )
  expect(chart).toBeDefined()
  expect(classesOf(drawTimelineLanes(concur, 80))).not.toContain('trace-legend')
})

test('a picture holds its trace only for those who may walk through it', () => {
  const still = drawPicture(concur, ['A run'])
  const walkable = drawPicture(concur, ['A run'], { isWalkable: true })
  expect(still.attributes).not.toHaveProperty('data-trace')
  expect(findAll(still, 'button')).toEqual([])
  expect(JSON.parse(walkable.attributes['data-trace'] ?? '')).toEqual(concur)
  expect(findAll(walkable, 'button').map(textOf)).toEqual(['Walk through it'])
  expect(findAll(still, 'li')).toHaveLength(concur.events.length)
})
