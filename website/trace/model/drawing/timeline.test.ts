import { expect, test } from 'vitest'
import { loadTrace } from '../../fixtures/loadTrace'
import type { Trace } from '../trace'
import type { Drawn } from './drawn'
import { drawPicture } from './drawPicture'
import { drawTimeline, drawTimelineLanes } from './drawTimeline'
import { drawViews } from './drawViews'
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
  const { lanes, stages, settled, moments, results } = layOutTimeline(
    concur,
    undefined,
  )
  expect(
    lanes.map(({ label, bars }) => [
      label,
      bars.map(({ stage, start, end, text }) => [stage, start, end, text]),
    ]),
  ).toEqual([
    [
      '30',
      [
        [0, 0, 30, '30'],
        [1, 30, 60, '30'],
      ],
    ],
    [
      '10',
      [
        [0, 0, 10, '10'],
        [1, 10, 20, '10'],
      ],
    ],
    [
      '20',
      [
        [0, 0, 20, '20'],
        [1, 20, 40, '20'],
      ],
    ],
  ])
  expect(stages.map(step => concur.steps[step]?.name)).toEqual([
    'mapConcur',
    'flatMapConcur',
  ])
  expect({ settled, moments, results }).toEqual({
    settled: 60,
    moments: [],
    results: [],
  })
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
    /^30: mapConcur\(wait\) runs .*, though nobody waits for it any more\.$/u,
  )
  expect(textOf(drawn)).toContain('failedfinished after nobody waited')
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
    classesOf(drawn).includes('trace-stages'),
  )
  expect(chart).toBeDefined()
  expect(classesOf(drawTimelineLanes(concur, 80))).not.toContain('trace-stages')
})

test('a result has its words on the side that has more room', () => {
  const sideAt = (end: number) => {
    const [lanes] = drawViews(concur, { isLive: false, end })
    return findAll(lanes?.drawn ?? '', 'div')
      .filter(({ attributes }) => 'data-result' in attributes)
      .flatMap(lane => findAll(lane, 'span'))
      .find(({ attributes }) => attributes.class === 'trace-mark')?.attributes[
      'data-side'
    ]
  }
  expect([sideAt(90), sideAt(180)]).toEqual(['end', undefined])
})

test('the views of a trace are those that say something', () => {
  const names = (trace: Trace, withAsync = false) =>
    drawViews(trace, { isLive: false, withAsync }).map(({ name }) => name)
  expect(names(loadTrace('sync'))).toEqual(['Flow'])
  expect(names(loadTrace('async'))).toEqual(['Flow'])
  expect(names(loadTrace('async'), true)).toEqual(['Lanes'])
  expect(names(concur)).toEqual(['Lanes', 'Flow'])
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

test('arrows are explained where there are any', () => {
  const legend = 'An arrow to the left asks for a value'
  expect(textOf(drawPicture(loadTrace('sync'), []))).toContain(legend)
  expect(textOf(drawPicture(concur, []))).not.toContain(legend)
})
