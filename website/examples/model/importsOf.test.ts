import { expect, test } from 'vitest'
import { importedNames } from './importedNames'
import { importsOf } from './importsOf'

test.each([
  ["import { map, filter as keep } from 'lfi'", ['map', 'filter']],
  ["import { map, // one { of\n  pipe } from 'lfi'", ['map', 'pipe']],
  ["import * as lfi from 'lfi'", []],
  ["import R, { map } from 'ramda'", ['default', 'map']],
  ["import 'lfi'", []],
])('%s', (statement, names) => {
  expect(importedNames(statement)).toEqual(names)
})

test('only what a program itself imports counts', () => {
  const program = `import { map } from 'lfi'
const text = "import { filter } from 'lfi'"
// import { find } from 'lfi'
const later = await import('lfi')
import { delay } from 'lfi-playground'
`
  expect(importsOf(program).map(({ from }) => from)).toEqual([
    'lfi',
    'lfi-playground',
  ])
})

test('a program of another language imports nothing', () => {
  expect(importsOf("from 'lfi' import `")).toEqual([])
})
