import { expect, test } from 'vitest'
import { observeFixture } from './fixtures/observeFixture'
import { callback, plan, source } from './fixtures/plans'
import type { Plan } from './plan/plan'

/*
 * Every way in which the probes look, with a function that misbehaves in that
 * way only: without the look, it would pass for harmless.
 */

const several: Plan = {
  ...plan('outlastingConcur', 'concur'),
  arguments: [{ ...source('concur'), rest: true }],
}

const ways: readonly (readonly [way: string, of: Plan, found: object])[] = [
  [
    'breaking off after no value',
    plan('openAfterNone', 'plain'),
    { closes: { break: 'some', breakFrom: 1 } },
  ],
  [
    'breaking off after one value',
    plan('openUpToOne', 'plain'),
    { closes: { break: 'some', breakFrom: 2 } },
  ],
  [
    'breaking off after two values',
    plan('openAfterTwo', 'plain'),
    { closes: { break: 'some', breakFrom: null } },
  ],
  [
    'breaking off after five values',
    plan('openAfterFive', 'plain'),
    { closes: { break: 'some', breakFrom: null } },
  ],
  [
    'one failure',
    plan('forgivingConcur', 'concur'),
    { rejection: { hidden: true } },
  ],
  [
    'two failures',
    plan('droppingOfTwoConcur', 'concur'),
    { rejection: { several: 'some' } },
  ],
  [
    'four failures',
    plan('droppingOfFourConcur', 'concur'),
    { rejection: { several: 'some' } },
  ],
  [
    'failures of all values',
    plan('allOrOneConcur', 'concur'),
    { rejection: { several: 'some' } },
  ],
  [
    'an empty source',
    { ...plan('largest', 'plain', callback), isOptional: true },
    { empty: 'throws', single: 'ends' },
  ],
  [
    'a source of one value',
    plan('needingTwo', 'plain'),
    { empty: 'ends', single: 'throws' },
  ],
  [
    'a Concur source of one value',
    plan('awaitingTwoConcur', 'concur'),
    { empty: 'ends', single: 'never' },
  ],
  [
    'an endless source',
    plan('collecting', 'plain', callback),
    { endless: 'never' },
  ],
  [
    'an endless source for an answer',
    { ...plan('onlyOne', 'plain'), result: 'value' },
    { endless: 'throws', single: 'answers' },
  ],
  [
    'a slow async source',
    plan('impatientAsync', 'async'),
    { endless: 'ends', pulls: { early: 1 } },
  ],
  [
    'a slow Concur source',
    plan('timingConcur', 'concur'),
    { endless: 'throws' },
  ],
  [
    'a slow source and slow callbacks',
    plan('unwaitingAsync', 'async', callback),
    { atOnceRule: 'n' },
  ],
  [
    'a source that can be read once',
    plan('readingTwice', 'plain', callback),
    { generator: 'differs', opens: 2 },
  ],
  [
    'a slow consumer',
    { ...plan('queueingAsync', 'async'), arguments: [source('concur')] },
    { held: 'none', heldWhenSlow: 'all', pulls: { unasked: 4 } },
  ],
  [
    'slow callbacks',
    plan('hoardingAsync', 'async', callback),
    { held: 'none', heldWhenSlow: 'all' },
  ],
  [
    'another source that is slow',
    several,
    { held: 'none', heldWhenSlow: 'all' },
  ],
  [
    'other orders of the same values',
    {
      ...plan('sortingPairs', 'plain', {
        kind: 'callback',
        gives: 'difference',
      }),
      result: 'value',
    },
    { calls: 8, callsRule: '2n-2' },
  ],
  [
    'five values',
    plan('oneMoreForFive', 'plain', callback),
    { calls: 6, callsRule: null },
  ],
  [
    'eight values',
    plan('oneMoreForEight', 'plain', callback),
    { calls: 5, callsRule: null },
  ],
  [
    'forty values',
    plan('tenAtOnceAsync', 'async', callback),
    { atOnce: 5, atOnceRule: null },
  ],
]

const behaviourOf = observeFixture(
  'ways.mjs',
  ways.map(([, of]) => of),
)

test.each(ways)(
  '%s: the function that misbehaves then is found out',
  (_, { name }, found) => {
    expect(behaviourOf(name), name).toMatchObject(found)
  },
)
