import { expect, test } from 'vitest'
import { foldSpelling } from './foldSpelling'

test.each([
  ['normalise', 'normalize'],
  ['Behaviour', 'behavior'],
  ['summarising', 'summarizing'],
  ['cancelled', 'canceled'],
  ['analyse', 'analyze'],
  ['greyed', 'grayed'],
  ['centre', 'center'],
  ['catalogues', 'catalogs'],
  ['café', 'cafe'],
])('%s and %s are the same word', (british, american) => {
  expect(foldSpelling(british)).toBe(foldSpelling(american))
})

test.each(['promise', 'otherwise', 'four', 'hour', 'all', 'precise'])(
  '%s is left as it is',
  word => {
    expect(foldSpelling(word)).toBe(word)
  },
)
