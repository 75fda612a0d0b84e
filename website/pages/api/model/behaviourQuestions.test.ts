import { expect, test } from 'vitest'
import type { Behaviour } from '../../../library/behaviour/model/schema'
import { harmlessBehaviour } from '../../../library/tests/harmlessBehaviour'
import { behaviourColumns, columnOf } from './behaviourColumns'
import { behaviourQuestions } from './behaviourQuestions'

/** In none of the lists but that of what streams. */
const quiet: Behaviour = {
  ...harmlessBehaviour,
  closes: { own: null, break: null, breakFrom: null, throw: null },
  order: null,
}

const listsOf = (changes: Partial<Behaviour>): string[] =>
  behaviourQuestions.flatMap(({ lists }) =>
    Object.entries(lists)
      .filter(([, holds]) => holds({ ...quiet, ...changes }))
      .map(([says]) => says),
  )

const streams = 'These give outputs for as long as their result is read:'

test.each<[string, Partial<Behaviour>, string[]]>([
  ['nothing but streams', {}, [streams]],
  [
    'keeps the order',
    { order: 'source' },
    [streams, 'These give their outputs in the order of the source:'],
  ],
  [
    'gives as values arrive',
    { order: 'arrival' },
    [streams, 'These give them as they arrive:'],
  ],
  [
    'closes on break',
    { closes: { ...quiet.closes, break: 'yes' } },
    [
      'When you break out of a loop over the result, these close the source:',
      streams,
    ],
  ],
  [
    'leaves open on break',
    { closes: { ...quiet.closes, break: 'no' } },
    ['These leave it open:', streams],
  ],
  [
    'closes when it stops',
    { closes: { ...quiet.closes, own: 'yes' } },
    ['These stop reading by themselves, and close the source then:', streams],
  ],
  [
    'leaves open when it stops',
    { closes: { ...quiet.closes, own: 'no' } },
    ['These stop by themselves and can leave it open:', streams],
  ],
  [
    'closes after some values',
    { closes: { ...quiet.closes, break: 'some' } },
    [
      'These close it after some numbers of values and leave it open after others:',
      streams,
    ],
  ],
  [
    'holds what waits',
    { heldWhenSlow: 'all' },
    [
      streams,
      'These keep every waiting value while a callback, the next step or another source is slow:',
    ],
  ],
  ['ends', { endless: 'ends' }, ['These can end by themselves:']],
  [
    'answers',
    { endless: 'answers' },
    ['These give their result once it is certain:'],
  ],
  [
    'never answers',
    { endless: 'never' },
    ['These need the end of the source before they give anything:'],
  ],
  [
    'holds all',
    { held: 'all' },
    [streams, 'These keep every value that they have read:'],
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
    [
      streams,
      'These return an iterable, and open the source when they are called:',
    ],
  ],
  [
    'reads another argument at the call',
    { readsAtCall: ['other'] },
    [streams, 'These read another argument when they are called:'],
  ],
  [
    'reads at the call',
    { start: 'eager' },
    [streams, 'These read the source when they are called:'],
  ],
])('what %s is in the lists that say so', (_, changes, lists) => {
  expect(listsOf(changes)).toEqual(lists)
})

test('every filter names a column of the table and a value that it has', () => {
  for (const { filter } of behaviourQuestions) {
    const [[field = '', value = ''] = []] = [...new URLSearchParams(filter)]
    const { words } = columnOf(field)
    expect.soft(behaviourColumns.map(column => column.field)).toContain(field)
    expect.soft(words ? Object.values(words) : [value]).toContain(value)
  }
})
