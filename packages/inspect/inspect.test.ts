import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inspect } from './inspect'
import { host, values } from './tests/inspectedValues'
import { inspectOfNode } from './tests/inspectOfNode'

test.each(values)('%s is printed as Node prints it', (_name, value) => {
  expect(inspect(value, {}, host)).toBe(inspectOfNode(value))
})

test.each(values)('%s has the colours Node gives it', (name, value) => {
  // Newer versions of Node colour the parts of a regular expression.
  if (name === 'date and regexp' || name.startsWith('error with frames')) {
    return
  }
  expect(inspect(value, { colors: true }, host)).toBe(
    inspectOfNode(value, { colors: true }),
  )
})

test('null stands for no limit', () => {
  const value = { a: { b: { c: { d: { e: [1] } } } } }

  expect(inspect(value, { depth: null }, host)).toBe(
    inspectOfNode(value, { depth: null }),
  )
})

test('what is nested too deep for the stack is cut with a word, as in Node', () => {
  let value = {}
  for (let level = 0; level < 20_000; level++) {
    value = { value }
  }

  expect(inspect(value, { depth: null }, host)).toContain(
    '[Object: Inspection interrupted prematurely. Maximum call stack size exceeded.]',
  )
  expect(inspect([value], {}, host)).toBe(inspectOfNode([value]))
})

test('any nested value is printed as Node prints it', () => {
  const anything = fc.anything({
    withBigInt: true,
    withDate: true,
    withMap: true,
    withSet: true,
    withNullPrototype: true,
    withObjectString: true,
    withTypedArray: true,
    withSparseArray: true,
    withBoxedValues: true,
    maxDepth: 4,
  })

  fc.assert(
    fc.property(anything, value => {
      expect(inspect(value, {}, host)).toBe(inspectOfNode(value))
    }),
    { numRuns: 2000 },
  )
})

test('lists of short items are set in the same columns as in Node', () => {
  const item = fc.oneof(
    fc.integer({ min: -9999, max: 99_999 }),
    fc.string({ unit: 'grapheme-ascii', maxLength: 12 }),
    fc.double(),
  )
  const list = fc.oneof(
    fc.array(item, { maxLength: 130, size: 'max' }),
    fc.array(fc.integer(), { maxLength: 130, size: 'max' }),
  )

  fc.assert(
    fc.property(list, fc.nat(3), (value, nesting) => {
      let nested: unknown = value
      for (let level = 0; level < nesting; level++) {
        nested = { nested }
      }
      expect(inspect(nested, { depth: 5 }, host)).toBe(
        inspectOfNode(nested, { depth: 5 }),
      )
    }),
    { numRuns: 300 },
  )
})
