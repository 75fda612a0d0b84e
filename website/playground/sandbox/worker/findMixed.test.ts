import { expect, test } from 'vitest'
import { findMixed } from './findMixed'

const library = new Set([
  'asAsync',
  'asConcur',
  'filter',
  'filterAsync',
  'filterConcur',
  'forEachConcur',
  'map',
  'mapAsync',
  'mapConcur',
  'pipe',
  'reduce',
  'reduceAsync',
  'reduceConcur',
  'toArray',
])

test.each([
  [
    'await pipe(asConcur([1, 2]), map(n => n * 2), forEachConcur(n => console.log(n)))',
    'map takes a plain iterable, but gets a concur iterable: use mapConcur.',
  ],
  [
    'pipe(xs, asAsync, map(f))',
    'map takes a plain iterable, but gets an async iterable: use mapAsync.',
  ],
  [
    "const users = asConcur(ids)\npipe(\n  users, // all, of them\n  filter(({ name }) => name !== ')'),\n  reduceConcur(toArray()),\n)",
    'filter takes a plain iterable, but gets a concur iterable: use filterConcur.',
  ],
  [
    'pipe(asConcur(xs), filterAsync(f))',
    'filterAsync takes an async iterable, but gets a concur iterable: use filterConcur.',
  ],
  [
    'pipe(users(), map(f), forEachConcur(log))',
    'map returns a plain iterable, but forEachConcur takes a concur iterable: use mapConcur, or asConcur in between.',
  ],
  [
    'pipe(pipe([1], map(f)), map(f), mapConcur(f))',
    'map returns a plain iterable, but mapConcur takes a concur iterable: use mapConcur, or asConcur in between.',
  ],
  [
    'pipe(users, filterAsync(f), reduce(toArray()))',
    'reduce takes a plain iterable, but gets an async iterable: use reduceAsync.',
  ],
  [
    'pipe([1], mapConcur(f))',
    'mapConcur takes a concur iterable, but gets an iterable. Convert it with asConcur.',
  ],
])('the step at fault is named: %s', (js, message) => {
  expect(findMixed(js, library)).toBe(message)
})

test.each([
  'pipe(xs, map(f), asConcur, mapConcur(f), reduceConcur(toArray()))',
  'await pipe(asConcur(xs), mapConcur(x => pipe([x], map(f), reduce(toArray()))), forEachConcur(log))',
  'pipe(asConcur(xs), own, map(f))',
  'pipe(',
])('what fits is left alone: %s', js => {
  expect(findMixed(js, library)).toBeUndefined()
})
