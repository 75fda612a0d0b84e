import { expect, test } from 'vitest'
import { ranking } from './ranking'
import { resemblance } from './resemblance'

test.each([
  ['map', 'map', 1],
  ['grouping', 'group', ranking.inflectedWord],
  ['mapping', 'map', ranking.inflectedWord],
  ['queries', 'query', ranking.inflectedWord],
  ['dividing', 'divide', ranking.inflectedWord],
  ['maps', 'map', ranking.inflectedWord],
  ['reducing', 'reduce', ranking.inflectedWord],
  ['libraries', 'library', ranking.inflectedWord],
  // Too little would be left without the ending.
  ['uses', 'use', ranking.oneSlip],
  ['gro', 'group', 3 / 5],
  ['g', 'group', 0],
  ['fitler', 'filter', ranking.oneSlip],
  ['fillter', 'filter', ranking.oneSlip],
  ['wilter', 'filter', ranking.oneSlip],
  ['fliterr', 'filter', ranking.twoSlips],
  // Two slips and another first letter is another word.
  ['wilterr', 'filter', 0],
  // No slip is forgiven in short words, nor for them.
  ['mop', 'map', 0],
  ['cap', 'map', 0],
  ['mapp', 'ma', 0],
  ['ones', 'on', 0],
  ['us', 'use', 2 / 3],
])('%s resembles %s by %f', (typed, known, expected) => {
  expect(resemblance(typed, known)).toBeCloseTo(expected)
})
