import { expect, test } from 'vitest'
import { probe } from './coverage'
import { createEntries } from './entry'
import { guide, record, section } from './fixtures'
import { ranking } from './ranking'
import { readQuery } from './readQuery'
import { scoreName } from './scoreName'
import { Vocabulary } from './Vocabulary'

const scoreOf = (title: string, query: string): number | undefined => {
  const vocabulary = new Vocabulary()
  const entries = createEntries(
    {
      api: [record('groupBy'), record('NO_ENTRY')],
      guides: [
        guide(
          section('Group in batches'),
          section('Batch requests'),
          section('_.chunkRight', '', { row: 'gap' }),
          section('_.group', '', { row: 'counterpart' }),
        ),
        {
          ...guide(
            section('Not in lfi', '', { level: 1, anchor: '' }),
            section('sort, orderBy'),
          ),
          role: 'gaps',
        },
      ],
      aliases: {},
    },
    vocabulary,
  )
  const entry = entries.find(one => one.title === title)
  const read = readQuery(query)
  return entry && scoreName(read, probe(read.words, vocabulary), entry)
}

test.each([
  ['groupBy', 'groupBy', ranking.exactName],
  ['group by', 'groupBy', ranking.exactName],
  ['groupBys', 'groupBy', ranking.exactName],
  ['noentry', 'NO_ENTRY', ranking.exactName],
  ['batch requests', 'Batch requests', ranking.exactTitle],
  ['group in batches', 'Group in batches', ranking.exactHeading],
  ['_.chunkRight', '_.chunkRight', ranking.exactGap],
  ['chunk right', '_.chunkRight', ranking.exactGap],
  ['group', '_.group', ranking.exactTitle],
])('%s is the whole of %s', (query, title, score) => {
  expect(scoreOf(title, query)).toBe(score)
})

test('what lfi lacks is found by one of its names among other words', () => {
  expect(scoreOf('sort, orderBy', 'orderBy')).toBe(ranking.exactLack)
  expect(scoreOf('sort, orderBy', 'sort by date')).toBe(ranking.wordOfLack)
  expect(scoreOf('sort, orderBy', 'sorts of values')).toBeLessThan(
    ranking.wordOfLack,
  )
})

test('the beginning of a name scores by how much of it is typed', () => {
  expect(scoreOf('groupBy', 'grou')).toBeCloseTo(
    ranking.startOfName + (ranking.shareOfName * 4) / 7,
  )
})

test('a name with slips scores less by each, a row with slips nothing', () => {
  expect(scoreOf('groupBy', 'gruopby')).toBe(ranking.misspeltName - 1)
  expect(scoreOf('groupBy', 'gruopbi')).toBe(ranking.misspeltName - 2)
  expect(scoreOf('_.chunkRight', 'chunkrigth')).toBe(0)
})

test('words of a name score by the share of it that they are', () => {
  const half = ranking.leastOfName + (1 - ranking.leastOfName) / 2
  expect(scoreOf('groupBy', 'by')).toBeCloseTo(ranking.partsOfName * half)
})

test.each(['zebra', 'grub', '!'])('%s is no name here', query => {
  expect(scoreOf('groupBy', query)).toBe(0)
})
