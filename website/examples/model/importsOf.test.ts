import { expect, test } from 'vitest'
import { importsOf, namesOfLfi } from './importsOf'
import { readClause } from './readClause'

test.each([
  [
    "import { map, filter as keep } from 'lfi'",
    ['map', 'filter'],
    ['map', 'keep'],
  ],
  [
    "import type { ConcurIterable } from 'lfi'",
    ['ConcurIterable'],
    ['ConcurIterable'],
  ],
  [
    "import { type Optional, or } from 'lfi'",
    ['Optional', 'or'],
    ['Optional', 'or'],
  ],
  [
    "import { map, // one { of\n  pipe } from 'lfi'",
    ['map', 'pipe'],
    ['map', 'pipe'],
  ],
  ["import * as lfi from 'lfi'", [], ['lfi']],
  ["import R, { map } from 'ramda'", ['default', 'map'], ['R', 'map']],
  ["import 'lfi'", [], []],
])('%s', (statement, names, locals) => {
  expect(readClause(statement)).toEqual({ names, locals })
})

test('only what a program itself imports counts', () => {
  const program = `import { map } from 'lfi'
const text = "import { filter } from 'lfi'"
// import { find } from 'lfi'
const later = await import('lfi')
import { delay } from 'lfi-playground'
`
  expect(namesOfLfi(program)).toEqual(['map'])
  expect(importsOf(program).map(({ from }) => from)).toEqual([
    'lfi',
    'lfi-playground',
  ])
})

test('a program of another language imports nothing', () => {
  expect(importsOf("from 'lfi' import `")).toEqual([])
})
