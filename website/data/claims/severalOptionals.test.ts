import * as lfi from 'lfi'
import { expect, test } from 'vitest'
import { loadApiModel } from '../../library/loadApiModel'

test('the functions that return an optional are those that the page names', () => {
  const names = loadApiModel().entries.flatMap(entry =>
    entry.kind === 'function' &&
    entry.flavour === 'plain' &&
    entry.signatures.some(({ returns }) => returns.startsWith('Optional<'))
      ? [entry.name]
      : [],
  )
  expect(names.sort()).toEqual(
    [
      ...['find', 'findLast', 'first', 'last', 'at', 'reduce'],
      ...['min', 'max', 'minMax', 'minBy', 'maxBy', 'minMaxBy'],
      ...['minWith', 'maxWith', 'minMaxWith'],
    ].sort(),
  )
})

test('or and get take a value out, and count two values as none', () => {
  expect(lfi.or(() => 0, [5])).toBe(5)
  expect(lfi.get([5])).toBe(5)
  expect(lfi.or(() => 0, [1, 2])).toBe(0)
  expect(() => lfi.get([1, 2])).toThrow()
})

const failing = (values: number[]) =>
  lfi.mapConcur(
    async (n: number) => {
      if (n === 0) {
        throw new Error('cause')
      }
      return n
    },
    lfi.asConcur([0, ...values]),
  )

test('orConcur and getConcur drop errors if exactly one value arrives', async () => {
  expect(await lfi.orConcur(() => 9, failing([1]))).toBe(1)
  expect(await lfi.getConcur(failing([1]))).toBe(1)
})

test.each([[[]], [[1, 2]]])(
  'with the values %j, orConcur gives the default and getConcur a general error',
  async values => {
    expect(await lfi.orConcur(() => 9, failing(values))).toBe(9)
    await expect(lfi.getConcur(failing(values))).rejects.toThrow(
      'Did not contain exactly one value',
    )
  },
)
