import fs from 'node:fs'
import { expect, test } from 'vitest'
import { harmlessBehaviour } from '../../../tests/harmlessBehaviour'
import type { Behaviour } from '../schema'
import { describeBehaviour, describeForms } from './describeBehaviour'
import {
  type Described,
  type Hazard,
  hazardAddress,
  hazards,
  type Line,
} from './line'

const isHazard = (name: string): name is Hazard => name in hazards

type Rejection = NonNullable<Behaviour['rejection']>

const rejection: Rejection = {
  settles: 'once',
  whenSourceFails: 'once',
  goesOn: false,
  hidden: false,
  several: null,
  unhandled: false,
}

const described = (
  changes: Partial<Behaviour> = {},
  flavour: Described['flavour'] = 'plain',
): Described => ({
  flavour,
  call: 'take(3)',
  behaviour: { ...harmlessBehaviour, ...changes },
})

const noPulls = harmlessBehaviour.pulls
const usualCloses = harmlessBehaviour.closes

const lineAbout = (topic: string, of: Described): Line | undefined =>
  describeBehaviour(of).find(line => line.topic === topic)

test('a harmless function has no hazard, and nothing is said of what it lacks', () => {
  const lines = describeBehaviour(described())

  expect(lines.map(({ topic }) => topic)).toEqual([
    'Start',
    'Reading',
    'Closing',
    'Empty, endless',
    'Memory',
  ])
  expect(lines.flatMap(line => line.hazards)).toEqual([])
  expect(lines.every(({ does, observed }) => does && observed)).toBe(true)
})

test('a card has eight lines at most, whatever was seen', () => {
  const everything = describeBehaviour(
    described(
      {
        emptyConcur: 'throws',
        readsOn: true,
        atOnce: 2,
        waitsForLaterSteps: false,
        rejection: { ...rejection, hidden: true, unhandled: true },
        optionalReducers: 'wrong',
      },
      'concur',
    ),
  )

  expect(everything.length).toBeLessThanOrEqual(8)
})

test('how far it reads ahead is said with a call', () => {
  const pulls = { ...noPulls, first: 1, all: 4, early: 4, ahead: 1 }

  expect(lineAbout('Reading', described({ pulls }))).toMatchObject({
    does: 'Reads values as they are needed. Reads one value ahead: `take(3)` pulls four.',
    observed: 'pulls: 1 for the first output, 4 for five values',
    hazards: ['reads-ahead'],
  })
})

test('what reads everything says so, and what it reads meanwhile', () => {
  const pulls = { ...noPulls, first: 6, all: 6, meanwhile: 6 }
  const line = lineAbout('Reading', described({ pulls }, 'async'))

  expect(line?.does).toContain('Reads everything before it finishes.')
  expect(line?.hazards).toEqual(['reads-everything'])
})

test('what reads on by itself is not said to read what is needed', () => {
  const pulls = { ...noPulls, first: 2, unasked: 4 }
  const changes = { pulls, readsOn: true }

  expect(lineAbout('Reading', described(changes, 'async'))?.does).toBe(
    'Reads the whole source once its result is read, without waiting for values to be requested.',
  )
  expect(
    lineAbout('Empty, endless', described(changes, 'async')),
  ).toMatchObject({
    does: expect.stringContaining('Breaking out of a loop does not stop it'),
    hazards: ['endless-concur'],
  })
})

test('what leaves its source open is a hazard; in Concur nobody closes', () => {
  const closes = { ...usualCloses, own: 'no', break: 'no' } as const

  expect(lineAbout('Closing', described({ closes }))).toMatchObject({
    does: 'Breaking out of a loop or stopping by itself leaves the source open. A callback that throws closes the source.',
    hazards: ['closing-generators'],
  })
  expect(lineAbout('Closing', described({ closes }, 'concur'))).toMatchObject({
    does: 'Never closes the source.',
    hazards: [],
  })
})

test('from which value on it closes its source is said, if that is a rule', () => {
  const does = (breakFrom: number | null): string | undefined => {
    const closes = { ...usualCloses, break: 'some', breakFrom } as const
    return lineAbout('Closing', described({ closes }))?.does
  }

  expect(does(2)).toContain(
    'Breaking out of a loop after fewer than two values leaves the source open; after two or more it closes the source.',
  )
  expect(does(2)).not.toContain('in some cases')
  expect(does(null)).toContain('in some cases')
})

test.each<[Partial<Behaviour>, string]>([
  [{ emptyConcur: 'throws' }, 'empty-concur'],
  [{ emptyConcur: 'bare' }, 'empty-concur'],
  [{ closes: { ...usualCloses, break: 'some' } }, 'closing-generators'],
  [{ readsOn: true }, 'endless-concur'],
  [{ ties: 'last' }, 'ties-and-nan'],
  [{ nan: 'first' }, 'ties-and-nan'],
  [{ together: 'mixed' }, 'cache-readers'],
  [{ waitsForLaterSteps: false }, 'values-lost-after-take'],
  [{ optionalReducers: 'wrong' }, 'optional-reducers-async'],
  [{ rejection: { ...rejection, hidden: true } }, 'hidden-failures'],
  [{ rejection: { ...rejection, unhandled: true } }, 'unhandled-rejections'],
  [{ rejection: { ...rejection, several: 'nested' } }, 'aggregate-errors'],
])('%j leads to the part about it', (changes, hazard) => {
  const named = describeBehaviour(described(changes)).flatMap(
    line => line.hazards,
  )

  expect(named).toEqual([hazard])
})

test('callbacks that overlap are a hazard in Async, and the point of Concur', () => {
  expect(
    lineAbout('Callbacks', described({ atOnce: 4 }, 'async')),
  ).toMatchObject({ hazards: ['overlapping-callbacks'] })
  expect(
    lineAbout('Callbacks', described({ atOnce: 4 }, 'concur')),
  ).toMatchObject({ hazards: [] })
})

test('a rule is said rather than a count, and a count where there is no rule', () => {
  const does = (changes: Partial<Behaviour>): string | undefined =>
    lineAbout('Callbacks', described(changes, 'async'))?.does

  expect(
    does({ calls: 4, callsRule: 'n-1', atOnce: 2, atOnceRule: 'floor(n/2)' }),
  ).toContain(
    'Calls of the callback: at most one fewer than there are values. Callbacks overlap: up to half as many as there are values, rounded down.',
  )
  expect(does({ calls: 7, callsRule: null, atOnce: 1 })).toContain(
    'at most seven for five values',
  )
})

test('values that wait for slow work are said to be kept', () => {
  expect(
    lineAbout('Memory', described({ heldWhenSlow: 'all' }, 'async'))?.does,
  ).toContain('every waiting value stays in memory')
})

test('a source that throws is said to be an exception only where it is one', () => {
  const does = (changes: Partial<Rejection>): string | undefined =>
    lineAbout(
      'Settling',
      described({ rejection: { ...rejection, ...changes } }, 'concur'),
    )?.does

  expect(does({})).toBe('Rejects at once.')
  expect(does({ settles: 'end' })).toBe(
    'Rejects only when everything else is done. If the source itself throws, it rejects at once.',
  )
})

test('of other ways to call it only what differs is said, alike ones together', () => {
  const usual = describeBehaviour(described())
  const open = described({ closes: { ...usualCloses, break: 'no' } })

  expect(
    describeForms(usual, [
      { form: 'a', described: open },
      { form: 'b', described: open },
      { form: 'c', described: described() },
    ]),
  ).toEqual([
    {
      forms: ['a', 'b'],
      lines: [expect.objectContaining({ topic: 'Closing' })],
    },
  ])
})

test('each hazard has a section of a guide', () => {
  for (const hazard of Object.keys(hazards).filter(isHazard)) {
    const [page, anchor] = hazardAddress(hazard).split('#')
    const text = fs.readFileSync(`website${page}.mdx`, 'utf8')
    expect(text).toContain(`{/* #${anchor} */}`)
  }
})

test('a source that is opened more than once is said to be', () => {
  expect(lineAbout('Start', described({ opens: 3 }))?.does).toContain(
    'It opens a source of five values three times',
  )
  expect(lineAbout('Start', described())?.does).not.toContain('times')
})

test('one value is described where it is an exception', () => {
  const lengths = (changes: Partial<Behaviour>): string | undefined =>
    lineAbout('Empty, endless', described(changes))?.does
  expect(lengths({ single: 'throws' })).toContain('one value: throws')
  expect(lengths({ single: 'never' })).toContain('one value: never settles')
  expect(
    lengths({ empty: 'throws', single: 'answers', endless: 'throws' }),
  ).toContain('one value: returns it')
  expect(lengths({ single: 'ends' })).not.toContain('one value')
})
