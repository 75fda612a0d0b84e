import { named } from '@lfi-docs/type-search'
import { expect, test } from 'vitest'
import { lfiDialect } from './lfiDialect'

const value = named('Value')

test.each([
  ['Compare', named('number')],
  ['AsyncCompare', named('MaybePromiseLike', named('number'))],
  ['FunctionReducer', value],
  ['AsyncFunctionReducer', named('MaybePromiseLike', value)],
])('%s is a function of two values', (name, result) => {
  expect(lfiDialect.expandAlias(name, [value])).toEqual({
    kind: 'function',
    params: [value, value],
    result,
  })
})

test.each(['RawReducerWithFinish', 'RawReducerWithoutFinish'])(
  '%s is a reducer',
  name => {
    expect(lfiDialect.likenessOf('Reducer', name)).toBe(1)
  },
)
