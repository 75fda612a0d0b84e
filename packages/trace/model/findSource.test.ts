import { expect, test } from 'vitest'
import { findSource, stepAt } from './findSource'
import type { TraceStep } from './trace'

const code = `import { map, pipe } from 'lfi'

pipe(
  [1, 2],
  map(n =>
    n * 2),
)`

const step = (label: string, line: number, column: number): TraceStep => ({
  label,
  line,
  column,
  kind: 'sync',
  pulled: 0,
  passed: 0,
  calls: 0,
  mostInFlight: 0,
  closed: false,
})

const textOf = (described: TraceStep): string | undefined => {
  const range = findSource(code, described)
  return range && code.slice(range.from, range.to)
}

test('a step is found although its label has other spaces', () => {
  expect(textOf(step('[1, 2]', 4, 3))).toBe('[1, 2]')
  expect(textOf(step('map(n => n * 2)', 5, 3))).toBe('map(n =>\n    n * 2)')
})

test('a label that was cut marks the lines that it reaches', () => {
  expect(textOf(step('map(n =…', 5, 3))).toBe('map(n =>')
  expect(textOf(step('map(n => n…', 5, 3))).toBe('map(n =>\n    n * 2),')
  expect(findSource('map(n => n', step('map(n…', 1, 1))?.to).toBe(10)
})

test('a step of other code is not found', () => {
  expect(textOf(step('filter(n => n)', 5, 3))).toBeUndefined()
  expect(textOf(step('map(n => n * 2)', 40, 3))).toBeUndefined()
})

test('a place belongs to the innermost step around it', () => {
  const steps = [
    step('pipe([1, 2], map(n => n * 2),)', 3, 1),
    step('map(n => n * 2)', 5, 3),
  ]
  expect(stepAt(code, steps, code.indexOf('n * 2'))).toBe(1)
  expect(stepAt(code, steps, code.indexOf('[1, 2]'))).toBe(0)
  expect(stepAt(code, steps, 3)).toBeUndefined()
})
