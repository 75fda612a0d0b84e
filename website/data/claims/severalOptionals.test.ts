import * as lfi from 'lfi'
import { beforeAll, expect, test } from 'vitest'
import { loadApiModel } from '../../library/loadApiModel'
import type { FunctionEntry } from '../../library/model/schema'
import { choices } from '../choices'

let functions: FunctionEntry[]

beforeAll(async () => {
  const { entries } = loadApiModel()
  functions = entries.filter(entry => entry.kind === 'function')
}, 60_000)

const returnsOptional = ({ signatures }: FunctionEntry): boolean =>
  signatures.some(({ returns }) => returns.startsWith('Optional<'))

test('of the functions that get one value, only next, get and or return no optional', () => {
  const names = choices.pick.map(({ name }) => name)
  const others = functions.filter(
    entry => names.some(name => name === entry.name) && !returnsOptional(entry),
  )
  expect(others.map(({ name }) => name).sort()).toEqual(['get', 'next', 'or'])
})

test('the functions that return an optional are those that the page names', () => {
  const plain = functions.filter(({ flavour }) => flavour === 'plain')
  const names = plain.filter(returnsOptional).map(({ name }) => name)
  expect(names.sort()).toEqual(
    [
      ...['find', 'findLast', 'first', 'last', 'at', 'reduce'],
      ...['min', 'max', 'minMax', 'minBy', 'maxBy', 'minMaxBy'],
      ...['minWith', 'maxWith', 'minMaxWith'],
    ].sort(),
  )
})

test('orAsync, getAsync, orConcur and getConcur return promises', async () => {
  const promises = [
    lfi.orAsync(() => 0, lfi.asAsync([1])),
    lfi.getAsync(lfi.asAsync([1])),
    lfi.orConcur(() => 0, lfi.asConcur([1])),
    lfi.getConcur(lfi.asConcur([1])),
  ]
  expect(promises.every(promise => promise instanceof Promise)).toBe(true)
  expect(await Promise.all(promises)).toEqual([1, 1, 1, 1])
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
