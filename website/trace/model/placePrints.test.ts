import { expect, test } from 'vitest'
import { recordProgram } from '../recorder'
import { findEvent } from './events'
import { type Print, placePrints } from './placePrints'

const code = `import { each, map, pipe, reduce, toArray } from 'lfi'
pipe([1, 2], each(n => console.log(n)), reduce(toArray()))
for (const n of map(n => n * 2, [3, 4])) {
  console.log(n)
}
console.log('end')`

const printOf = (text: string, line: number, column: number): Print => ({
  ...{ text, line, column },
})

test('a line that a step or a loop printed stands at its value', async () => {
  const trace = await recordProgram(code)
  const prints = [
    printOf('1', 2, 24),
    printOf('2', 2, 24),
    printOf('6', 4, 3),
    printOf('8', 4, 3),
    printOf('end', 6, 1),
  ]
  const placed = placePrints(trace, code, prints).map(
    at => at && findEvent(trace, at),
  )
  expect(placed.map(event => event && [event.type, event.value])).toEqual([
    ['call', '1'],
    ['call', '2'],
    ['value', '6'],
    ['value', '8'],
    undefined,
  ])
})

test('lines that are more or fewer than values stand nowhere', async () => {
  const trace = await recordProgram(code)
  expect(placePrints(trace, code, [printOf('1', 2, 24)])).toEqual([undefined])
})
