import { expect, test } from 'vitest'
import { findPrograms } from './findPrograms'
import { readPair } from './readLiteral'

const find = (query: string, isTimeUp = () => false) => {
  const pair = readPair(query)
  if (!pair) {
    throw new Error(`${query} is not read.`)
  }
  return findPrograms(pair, isTimeUp)
}

test.each([
  ['[1, 1, 2] -> [1, 2]', 'pipe([1, 1, 2], unique, reduce(toArray()))'],
  ['[1, 2, 3] -> 6', 'pipe([1, 2, 3], sum)'],
  ['{ x: 1 } -> [1]', 'pipe({ x: 1 }, values, reduce(toArray()))'],
  ['[2, 1], [5] -> [2, 1, 5]', 'pipe(concat([2, 1], [5]), reduce(toArray()))'],
  ['[3, 1, 2] -> 1', 'pipe([3, 1, 2], min, get)'],
  [
    `new Map([['a', 7], ['b', 8]]) -> ['a', 'b']`,
    `pipe(new Map([['a', 7], ['b', 8]]), keys, reduce(toArray()))`,
  ],
  [`[['a', 1]] -> new Map([['a', 1]])`, `pipe([['a', 1]], reduce(toMap()))`],
  ['[1, 2, 3] -> 14', 'pipe([1, 2, 3], map(n => n * n), sum)'],
  [
    '[1, 2] -> [1, 2, 1, 2, 1]',
    'pipe([1, 2], cycle, take(5), reduce(toArray()))',
  ],
  // lfi has neither sort nor reverse.
  [
    '[3, 1, 2] -> [1, 2, 3]',
    'pipe([3, 1, 2], reduce(toArray()), values => values.sort((a, b) => a - b))',
  ],
  [
    `['b', 'a', 'b'] -> ['a', 'b', 'b']`,
    `pipe(['b', 'a', 'b'], reduce(toArray()), values => values.sort())`,
  ],
  [
    '[1, 9, 4] -> [4, 9, 1]',
    'pipe([1, 9, 4], reduce(toArray()), values => values.reverse())',
  ],
  ['1, 100 -> 5050', 'pipe(rangeTo(1, 100), sum)'],
])('%s is first answered by %s', (query, line) => {
  expect(find(query).programs[0]?.line).toBe(line)
})

test('a program imports what it uses and prints its result', () => {
  expect(find('[1, 1, 2] -> [1, 2]').programs[0]?.code).toBe(
    `import { pipe, reduce, toArray, unique } from 'lfi'

console.log(pipe([1, 1, 2], unique, reduce(toArray())))
`,
  )
})

test('no program only adds a step to a simpler one', () => {
  const names = find('[1, 1, 2] -> [1, 2]').programs.map(each => each.names)
  expect(names).toContainEqual(['drop'])
  expect(names.filter(own => own.includes('unique'))).toHaveLength(1)
})

test('what finds nothing says how much was tried, and ends', () => {
  const { programs, tries, isCut } = find(`[1, 2, 3] -> 'nothing'`)
  expect(programs).toEqual([])
  expect(tries).toBeGreaterThan(1000)
  expect(isCut).toBe(true)
})

test('nothing more is tried once the time is up', () => {
  const { tries, isCut } = find(`[1, 2, 3] -> 'nothing'`, () => true)
  expect(tries).toBeLessThan(1000)
  expect(isCut).toBe(true)
})
