import { expect, test } from 'vitest'
import { findPlaces } from './findPlaces'

/** The texts of calls, by where browsers say that they are. */
const callsOf = (js: string, written = js) =>
  Object.fromEntries(
    Object.entries(findPlaces(js, written).calls).map(([place, { spot }]) => [
      place,
      spot.label,
    ]),
  )

test('a call is where its last word is, where it begins, and at its parenthesis', () => {
  expect(callsOf('lfi.map(f, xs)')).toEqual({
    '1:1': 'lfi.map(f, xs)',
    '1:5': 'lfi.map(f, xs)',
    '1:8': 'lfi.map(f, xs)',
  })
})

test('a `new` without parentheses does not take those of the next call', () => {
  expect(callsOf('const all = new Set; sum(xs)')).toEqual({
    '1:22': 'sum(xs)',
    '1:25': 'sum(xs)',
  })
})

test('what only spreads has the name that its array is assigned to', () => {
  const js = 'const all = [...map(f, xs)]'
  expect(findPlaces(js, js).consumers['1:17']?.spot.head?.name).toBe('all')
})

test('what is iterated is where its last name or index is, or its `yield*`', () => {
  const js = 'for (const x of o.xs) {} yield* xs; [...o.all[0]]'
  const { consumers } = findPlaces(js, js)
  expect(['1:19', '1:26', '1:46'].map(place => consumers[place]?.name)).toEqual(
    ['for', 'yield*', '...'],
  )
})

test('types that were removed shift no label and no range', () => {
  const written = 'const n: number = sum(xs as number[]); map(f, xs)'
  const js = 'const n = sum(xs ); map(f, xs)'
  expect(callsOf(js, written)).toMatchObject({
    '1:11': 'sum(xs as number[])',
    '1:21': 'map(f, xs)',
  })
})
