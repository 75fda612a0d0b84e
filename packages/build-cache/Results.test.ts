import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { Results } from './Results'

const nameStep = () => `test-${randomUUID()}`

test('what was made once is not made again', () => {
  const name = nameStep()
  const make = vi.fn(() => ['made'])

  new Results<string[]>(name, 'code').getOrMake(['a'], make)
  const again = new Results<string[]>(name, 'code').getOrMake(['a'], make)

  expect(again).toEqual(['made'])
  expect(make).toHaveBeenCalledTimes(1)
})

test.each([
  ['other data', 'code', ['b']],
  ['more data', 'code', ['a', 'b']],
  ['data that is cut elsewhere', 'code', ['', 'a']],
  ['other code', 'changed', ['a']],
])('%s asks for a result of its own', (_, code, data) => {
  const name = nameStep()
  new Results<string>(name, 'code').set(['a'], 'first')

  expect(new Results<string>(name, code).get(data)).toBeUndefined()
})

test('what fails is tried again', async () => {
  const results = new Results<string>(nameStep(), 'code')
  const failed = results.getOrMakeLater([], async () => {
    throw new Error('no luck')
  })

  await expect(failed).rejects.toThrow('no luck')
  expect(await results.getOrMakeLater([], async () => 'made')).toBe('made')
})

test('of a list only what is not known is made, and each keeps its place', async () => {
  const results = new Results<string[]>(nameStep(), 'code')
  results.set(['b'], ['known'])
  const makeAll = vi.fn(async (missing: readonly string[]) =>
    missing.map(name => [`made ${name}`]),
  )
  const ask = () =>
    results.getOrMakeAll(['a', 'b', 'c'], name => [name], makeAll)

  expect(await ask()).toEqual([['made a'], ['known'], ['made c']])
  expect(await ask()).toEqual([['made a'], ['known'], ['made c']])
  expect(makeAll.mock.calls).toEqual([[['a', 'c']]])
})
