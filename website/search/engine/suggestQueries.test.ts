import { expect, test } from 'vitest'
import { createEntries } from './entry'
import { guide, record, section } from './fixtures'
import { readQuery } from './readQuery'
import { suggestQueries } from './suggestQueries'
import { Vocabulary } from './Vocabulary'

const entries = createEntries(
  {
    api: [
      record('uniqueness'),
      record('unique'),
      record('uniqueAsync', '', { flavour: 'async', family: 'unique' }),
      record('unit'),
    ],
    guides: [guide(section('Uniqueish'))],
    aliases: {},
  },
  new Vocabulary(),
)
const suggest = (text: string) => suggestQueries(readQuery(text), entries)

test('nearer names are before others, plain functions alone', () => {
  expect(suggest('uniquexy')).toEqual(['unique', 'uniqueness', 'unit'])
})

test('a name may differ in up to six letters of ten', () => {
  expect(suggest('unabc')).toEqual(['unit', 'map', 'reduce'])
  expect(suggest('uabcd')).toEqual(['map', 'reduce', 'pipe'])
})
