import { expect, test } from 'vitest'
import { explainSilence } from './explainSilence'

const head = "import { asConcur, map, mapConcur, pipe } from 'lfi'\n"

test.each([
  ["import { map, pipe } from 'lfi'\npipe([1], map(n => n))", 'forEach or a'],
  [
    `${head}pipe(asConcur([1]), mapConcur(n => n))`,
    'End it with reduceConcur(toArray()), forEachConcur or consumeConcur, and await it.',
  ],
  [
    "import { mapAsync } from 'lfi'\nconst ys = mapAsync(n => n, xs)",
    'reduceAsync(toArray())',
  ],
  [
    "import { map, pipe, reduce, toArray } from 'lfi'\nconst ys = pipe([1], map(n => n), reduce(toArray()))",
    'Print a result with console.log.',
  ],
  [
    "import { map } from 'lfi'\nfor (const n of map(n => n, [1])) {}",
    'Print a result',
  ],
])('%s says what to do', (code, part) => {
  expect(explainSilence(code)).toContain(part)
})

test('code without lfi is left alone', () => {
  expect(explainSilence('const a = 1')).toBeUndefined()
})
