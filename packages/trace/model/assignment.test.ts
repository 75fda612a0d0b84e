import { expect, test } from 'vitest'
import { stepOf, traceOf } from '../fixtures/traceOf'
import { placeOf } from './assignment'

/** Where the pipeline of these parts of the code is. */
const find = (code: string, ...labels: string[]) => {
  const steps = labels.map(label => {
    const before = code.slice(0, code.indexOf(label)).split('\n')
    return {
      ...stepOf(label, 'sync'),
      label,
      line: before.length,
      column: (before.at(-1)?.length ?? 0) + 1,
    }
  })
  return placeOf(
    { ...traceOf(), steps },
    { steps: steps.map((_, index) => index), events: [] },
    code,
  )
}

test('a pipeline is called by what its result is assigned to', () => {
  const code = 'f()\nconst all = await pipe(\n  xs,\n  map(f),\n  reduce(g),\n)'
  expect(find(code, 'xs', 'map(f)', 'reduce(g)')).toEqual({
    line: 2,
    name: 'all',
  })
})

test('where its result is worked on further, that has the name', () => {
  const code = 'const totals = pipe(xs, reduce(g), entries, map(f))'
  expect(find(code, 'xs', 'reduce(g)')).toEqual({ line: 1 })
})
