import { expect, test } from 'vitest'
import type { Counterpart } from '../../data/counterparts'
import { guide, record, section } from '../engine/fixtures'
import { withNamesElsewhere, withRows } from './counterparts'

const row = (name: string, anchor: string, lfi: string[], text = '') => ({
  ...({ system: 'Lodash', page: 'lodash', group: 'Groups' } as const),
  ...{ name, anchor, lfi, text, isChoice: false, programs: {} },
})

const counterparts: readonly Counterpart[] = [
  row('_.sumBy', 'from-sumby', ['map', 'sum']),
  {
    ...row('concatMap', 'from-concatmap', ['mapAsync']),
    ...{ system: 'RxJS', page: 'rxjs' },
  },
  row('_.tap', 'from-tap', ['map']),
  row('_.sortBy', 'no-sortby', [], 'sort `toArray`'),
]

test('names elsewhere are words for what matters: the main step, or a family for an operator; authored words win', () => {
  const api = [record('map'), record('mapAsync', '', { family: 'map' })]
  const words = new Map([['each', ['tap']]])
  expect(withNamesElsewhere(words, counterparts, api)).toEqual(
    new Map([
      ['each', ['tap']],
      ['sum', ['_.sumBy']],
      ['map', ['concatMap']],
    ]),
  )
})

test('each row of a table is a place of its own below its section', () => {
  const lodash = {
    ...guide(
      section('Counterparts', '', { place: '#counterparts' }),
      section('Groups', '', { place: '#groups' }),
      section('What lfi does not have', '', {
        place: '#what-lfi-does-not-have',
      }),
    ),
    path: '/docs/coming-from/lodash',
  }
  const sections = withRows(lodash, counterparts).sections
  expect(sections.map(({ title }) => title)).not.toContain('Groups')
  expect(sections.filter(({ isRow }) => isRow)).toEqual([
    {
      level: 3,
      title: '_.sumBy',
      place: '#from-sumby',
      isRow: true,
      text: 'In lfi: map, sum.',
    },
    {
      level: 3,
      title: '_.tap',
      place: '#from-tap',
      isRow: true,
      text: 'In lfi: map.',
    },
    {
      level: 3,
      title: '_.sortBy',
      place: '#no-sortby',
      isRow: true,
      text: 'lfi has no _.sortBy; instead, sort toArray.',
    },
  ])
})
