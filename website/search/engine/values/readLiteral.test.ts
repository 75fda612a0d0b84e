import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPair } from './readLiteral'

test('values are read on both sides of an arrow, with their texts', () => {
  expect(readPair(`[1, 'a'], { b: -2.5, 'c d': null } => true`)).toEqual({
    inputs: [
      { value: [1, 'a'], text: `[1, 'a']` },
      { value: { b: -2.5, 'c d': null }, text: `{ b: -2.5, 'c d': null }` },
    ],
    output: true,
  })
})

test('maps and sets are read', () => {
  const pair = readPair(`new Set([1]) → new Map([['a', 1]])`)
  expect(pair?.inputs).toEqual([{ value: new Set([1]), text: 'new Set([1])' }])
  expect(pair?.output).toEqual(new Map([['a', 1]]))
})

test.each([
  '[1, 2] ->',
  '[1, 2',
  'alert(1) -> 1',
  '[alert(1)] -> 1',
  'new Function("return 1") -> 1',
  '1 + 1 -> 2',
  '[1] -> 1 1',
  `${'['.repeat(40)}1${']'.repeat(40)} -> 1`,
])('%s is not read', text => {
  expect(readPair(text)).toBeUndefined()
})

test('a key never reaches the prototype', () => {
  const pair = readPair(`{ __proto__: { bad: 1 } } -> 1`)
  expect(Reflect.get({}, 'bad')).toBeUndefined()
  expect(Object.keys(Object(pair?.inputs[0]?.value))).toEqual(['__proto__'])
})

test('what JSON writes is read as it was', () => {
  const value = fc.jsonValue({ maxDepth: 3, noUnicodeString: true })
  const isPlain = (text: string): boolean => !/[\\']|-0/u.test(text)
  fc.assert(
    fc.property(value.map(v => JSON.stringify(v)).filter(isPlain), text => {
      expect(JSON.stringify(readPair(`${text} -> 1`)?.inputs[0]?.value)).toBe(
        text,
      )
    }),
  )
})
