import { expect, test } from 'vitest'
import { splitPlaces } from './splitPlaces'

test('frames of several files are links to those files', () => {
  const stack = 'Error: a.ts:1:1\n    at f (a-b.ts:3:7)\n    at main.ts:2:1'
  expect(splitPlaces(stack).filter(({ location }) => location)).toEqual([
    { text: 'a-b.ts:3:7', location: { line: 3, column: 7, file: 'a-b.ts' } },
    { text: 'main.ts:2:1', location: { line: 2, column: 1 } },
  ])
})

test('each frame of a stack names its place', () => {
  expect(splitPlaces('Error\n  at f (main.ts:2:9)\n  at main.ts:4:1')).toEqual([
    { text: 'Error\n  at f (' },
    { text: 'main.ts:2:9', location: { line: 2, column: 9 } },
    { text: ')\n  at ' },
    { text: 'main.ts:4:1', location: { line: 4, column: 1 } },
  ])
})

test('a text without a place stays whole', () => {
  expect(splitPlaces('at other.ts:1:2')).toEqual([{ text: 'at other.ts:1:2' }])
})
