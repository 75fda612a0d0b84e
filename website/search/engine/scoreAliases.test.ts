import { expect, test } from 'vitest'
import { createEntries } from './entry'
import { guide, record, section } from './fixtures'
import { ranking } from './ranking'
import { readQuery } from './readQuery'
import { scoreAliases } from './scoreAliases'
import { Vocabulary } from './Vocabulary'

const scoreOf = (title: string, query: string) => {
  const vocabulary = new Vocabulary()
  const entries = createEntries(
    {
      api: [
        record('chunk'),
        record('chunkAsync', '', { flavour: 'async', family: 'chunk' }),
        record('chunkConcur', '', { flavour: 'concur', family: 'chunk' }),
      ],
      guides: [guide(section('Tasks'))],
      aliases: {
        chunk: ['split into batches', 'slices'],
        chunkConcur: ['race slices'],
        '/docs/tasks#tasks': ['boil down'],
      },
    },
    vocabulary,
  )
  const entry = entries.find(one => one.title === title)
  return entry && scoreAliases(readQuery(query), vocabulary)(entry)
}

test('an alias is its function’s own, and counts less for its siblings', () => {
  const { exactAlias, siblingAlias } = ranking
  expect(scoreOf('chunk', 'split into batches')).toEqual({
    score: exactAlias,
    own: true,
  })
  expect(scoreOf('chunkAsync', 'split into batches')).toEqual({
    score: exactAlias * siblingAlias,
    own: false,
  })
})

test('a flavour in the query is no word of the alias, and asks for a sibling', () => {
  expect(scoreOf('chunkAsync', 'split into batches async')).toEqual({
    score: ranking.exactAlias,
    own: false,
  })
})

test('an alias of one form alone counts more than one of the family', () => {
  const own = scoreOf('chunkConcur', 'race slices')
  expect(own?.score).toBeCloseTo(ranking.exactAlias * ranking.ownAlias)
  expect(own?.own).toBe(true)
  expect(scoreOf('chunkConcur', 'slices')?.own).toBe(false)
})

test('the name of a library in front of an alias costs little', () => {
  expect(scoreOf('chunk', 'lodash slices')?.score).toBeCloseTo(
    ranking.exactAlias * ranking.aliasWithoutLibrary,
  )
})

test('part of an alias scores by how well both cover each other', () => {
  const half = ranking.leastOfAlias + (1 - ranking.leastOfAlias) / 2
  expect(scoreOf('Tasks', 'boil')?.score).toBeCloseTo(ranking.alias * half)
  expect(scoreOf('Tasks', 'zebra')?.score).toBe(0)
})

test('the words of a section are its own', () => {
  expect(scoreOf('Tasks', 'boil down')).toEqual({
    score: ranking.exactAlias,
    own: true,
  })
})
