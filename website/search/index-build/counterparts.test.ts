import { expect, test } from 'vitest'
import type { Counterparts } from '../../data/counterparts'
import { testData } from '../engine/fixtures'
import { namesElsewhere, withNamesElsewhere, withRows } from './counterparts'

const counterpart = (
  system: 'Lodash' | 'RxJS',
  name: string,
  lfi: string[],
) => ({ system, group: '', name, lfi, isChoice: false, difference: 'none' })

const counterparts: Counterparts = {
  rows: [
    counterpart('Lodash', '_.sumBy', ['map', 'sum']),
    counterpart('RxJS', 'concatMap', ['mapAsync']),
  ],
  missing: [{ system: 'Lodash', name: '_.sortBy', instead: 'sort `toArray`' }],
}

test('a counterpart of several steps names the one that matters', () => {
  expect(namesElsewhere(counterparts, testData.api)).toContainEqual([
    'sum',
    '_.sumBy',
  ])
})

test('an operator names the whole family', () => {
  expect(namesElsewhere(counterparts, testData.api)).toContainEqual([
    'map',
    'concatMap',
  ])
})

test('authored words win over names of other systems', () => {
  const words = { each: ['tap'], map: ['project'] }
  expect(
    withNamesElsewhere(words, [
      ['map', '_.tap'],
      ['map', '_.map'],
    ]),
  ).toEqual({ each: ['tap'], map: ['project', '_.map'] })
})

test('a counterpart is a place of its own, below its heading', () => {
  const section = {
    level: 2,
    title: 'Counterparts',
    anchor: 'counterparts',
    text: '',
  }
  const guide = {
    group: 'Guides',
    path: '/docs/coming-from/lodash',
    sections: [section],
  }

  expect(withRows([guide], counterparts)[0]?.sections).toEqual([
    section,
    {
      level: 3,
      title: '_.sumBy',
      anchor: 'from-sumby',
      row: 'counterpart',
      text: 'In lfi: map, sum (none).',
    },
  ])
})

test('each row of what is missing is a place of its own below its section', () => {
  const section = {
    level: 2,
    title: 'What lfi does not have',
    anchor: 'what-lfi-does-not-have',
    text: '',
  }
  const guide = {
    group: 'Guides',
    path: '/docs/coming-from/lodash',
    sections: [section],
  }
  const [whole, row] = withRows([guide], counterparts)[0]?.sections ?? []

  expect(whole?.text).toBe('')
  expect(row).toEqual({
    level: 3,
    title: '_.sortBy',
    anchor: 'no-sortby',
    row: 'gap',
    text: 'lfi has no _.sortBy; instead, sort toArray.',
  })
})
