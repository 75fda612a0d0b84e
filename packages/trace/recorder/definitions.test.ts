import * as lfi from 'lfi'
import { expect, test } from 'vitest'
import { hasUnaryCallback } from './definitions'

test('lfi gives one value to the callbacks that are recorded as such', () => {
  const names = Object.keys(lfi).filter(name => hasUnaryCallback.test(name))
  expect(names.length).toBeGreaterThan(10)
  for (const name of names) {
    const counts = new Set<number>()
    const callback = (...values: unknown[]) => {
      counts.add(values.length)
      return name === 'flatMap' ? values : false
    }
    const result: unknown = Reflect.get(lfi, name)(callback, [1, 2, 3])
    if (typeof result === 'object' && result !== null) {
      lfi.consume(result as Iterable<unknown>)
    }
    expect([name, ...counts]).toEqual([name, 1])
  }
})
