import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Graph } from './Graph'

test('a step gets what it needs, by type and in order', async () => {
  const graph = new Graph()
  const one = graph.step('one', [], () => 1)
  const two = graph.step('two', [], async () => 'two')
  const both = graph.step('both', [one, two], (number, text) => [
    number.toFixed(1),
    text.toUpperCase(),
  ])

  expect(await both.result).toEqual(['1.0', 'TWO'])
  expect([...graph.times.keys()]).toEqual(['one', 'two', 'both'])
})

test('no more run at once than allowed, the first declared first', async () => {
  const graph = new Graph(2)
  const begun: string[] = []
  let running = 0
  let most = 0
  const steps = ['a', 'b', 'c', 'd'].map(name =>
    graph.step(name, [], async () => {
      begun.push(name)
      running += 1
      most = Math.max(most, running)
      await wait(5)
      running -= 1
    }),
  )
  await Promise.all(steps.map(({ result }) => result))

  expect(most).toBe(2)
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
})

test('a failure reaches those that need the step, and no others', async () => {
  const graph = new Graph(1)
  const broken = graph.step('broken', [], () => {
    throw new Error('no model')
  })
  const needy = graph.step('needy', [broken], () => 'never')
  const other = graph.step('other', [], () => 'made')

  await expect(needy.result).rejects.toThrow('no model')
  expect(await other.result).toBe('made')
})
