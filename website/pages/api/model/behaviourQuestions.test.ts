import { expect, test } from 'vitest'
import type { Behaviour } from '../../../library/behaviour/model/schema'
import { harmlessBehaviour } from '../../../library/testing/harmlessBehaviour'
import { behaviourQuestions } from './behaviourQuestions'

/** In none of the lists but that of what streams. */
const quiet: Behaviour = {
  ...harmlessBehaviour,
  closes: { own: null, break: null, throw: null },
}

const listsOf = (changes: Partial<Behaviour>): string[] =>
  behaviourQuestions.flatMap(({ lists }) =>
    lists
      .filter(({ holds }) => holds({ ...quiet, ...changes }))
      .map(({ says }) => says),
  )

const streams = 'These give outputs for as long as anybody reads:'

test.each<[string, Partial<Behaviour>, string[]]>([
  ['nothing but streams', {}, [streams]],
  [
    'closes on break',
    { closes: { ...quiet.closes, break: true } },
    [
      'When a loop over the result breaks off, these close the source:',
      streams,
    ],
  ],
  [
    'leaves open on break',
    { closes: { ...quiet.closes, break: false } },
    ['These leave it open:', streams],
  ],
  [
    'closes when it stops',
    { closes: { ...quiet.closes, own: true } },
    ['These stop reading by themselves, and close the source then:', streams],
  ],
  [
    'leaves open when it stops',
    { closes: { ...quiet.closes, own: false } },
    ['These stop by themselves and leave it open:', streams],
  ],
  ['ends', { endless: 'ends' }, ['These can end by themselves:']],
  ['answers', { endless: 'answers' }, ['These answer once they know:']],
  [
    'never answers',
    { endless: 'never' },
    ['These need the end of the source before they give anything:'],
  ],
  [
    'holds all',
    { held: 'all' },
    [streams, 'These keep every value that they have seen:'],
  ],
  [
    'holds a window',
    { held: 'window' },
    [streams, 'These keep as many values as the size that they are given:'],
  ],
  ['holds a few', { held: 'few' }, [streams]],
  [
    'opens at the call',
    { start: 'opens' },
    [streams, 'These return an iterable, and open the source at the call:'],
  ],
  [
    'reads another argument at the call',
    { readsAtCall: ['other'] },
    [streams, 'These read another argument at the call:'],
  ],
  [
    'reads at the call',
    { start: 'eager' },
    [streams, 'These read the source at the call:'],
  ],
])('what %s is in the lists that say so', (_, changes, lists) => {
  expect(listsOf(changes)).toEqual(lists)
})
