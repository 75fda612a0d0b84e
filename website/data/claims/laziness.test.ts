import * as lfi from 'lfi'
import { expect, test } from 'vitest'

test('for the answer on the home page, lfi makes 30 calls and 12 of 1,000,000 numbers, and arrays make 2,000,006 calls', () => {
  let calls = 0
  let made = 0
  const count = <Result>(result: Result): Result => {
    calls += 1
    return result
  }
  const square = (n: number) => count(n * n)
  const isEven = (n: number) => count(n % 2 === 0)
  const isFound = (n: number) => count(n % 100 === 44)
  const found = lfi.pipe(
    lfi.rangeTo(1, 1_000_000),
    lfi.each(() => {
      made += 1
    }),
    lfi.map(square),
    lfi.filter(isEven),
    lfi.find(isFound),
    lfi.get,
  )
  expect([found, calls, made]).toEqual([144, 30, 12])

  calls = 0
  const numbers = Array.from({ length: 1_000_000 }, (_, index) => index + 1)
  expect(numbers.map(square).filter(isEven).find(isFound)).toBe(144)
  expect(calls).toBe(2_000_006)
})
