import { expect, test } from 'vitest'
import type { BehaviourRecord } from '../../behaviour/model/record'
import { behavedIn, compareBehaviour } from './compareBehaviour'
import type { Release } from './schema'

type Fields = Readonly<Record<string, string>>

const recordOf = (all: Readonly<Record<string, Fields>>): BehaviourRecord =>
  new Map(
    Object.entries(all).map(([name, fields]) => [
      name,
      new Map(Object.entries(fields)),
    ]),
  )

const release = (
  version: string,
  behaviour?: Readonly<Record<string, Fields>>,
): Release => ({
  version,
  node: '*',
  formats: ['module'],
  declarations: new Map(),
  ...(behaviour && { behaviour: recordOf(behaviour) }),
})

test('functions that changed alike stand together', () => {
  const before = recordOf({
    map: { closes: 'yes', start: 'lazy' },
    take: { closes: 'yes', start: 'lazy' },
    same: { closes: 'no' },
  })
  const after = recordOf({
    map: { closes: 'no', start: 'lazy' },
    take: { closes: 'no', start: 'eager' },
    same: { closes: 'no' },
  })

  expect(compareBehaviour(before, after)).toEqual([
    { field: 'closes', before: 'yes', after: 'no', names: ['map', 'take'] },
    { field: 'start', before: 'lazy', after: 'eager', names: ['take'] },
  ])
})

test('what could not be observed in one of two versions is no change', () => {
  const unobserved = recordOf({ map: { unobserved: 'was not there' } })
  const observed = recordOf({ map: { start: 'lazy' } })

  expect(compareBehaviour(unobserved, observed)).toEqual([])
  expect(compareBehaviour(observed, unobserved)).toEqual([])
  expect(compareBehaviour(undefined, observed)).toEqual([])
  expect(compareBehaviour(observed, undefined)).toEqual([])
})

test('a field that is new was a dash before, and fields are in order', () => {
  const before = recordOf({ map: { start: 'lazy' } })
  const after = recordOf({ map: { start: 'eager', closes: 'yes' } })

  expect(compareBehaviour(before, after)).toEqual([
    { field: 'closes', before: '-', after: 'yes', names: ['map'] },
    { field: 'start', before: 'lazy', after: 'eager', names: ['map'] },
  ])
})

test('a function changes with each way to call it, and with no other name', () => {
  const releases = [
    release('2.0.0'),
    release('3.0.0', { map: { a: '1' }, 'map(plain)': { a: '1' } }),
    release('3.1.0', { map: { a: '1' }, 'map(plain)': { a: '2' } }),
    release('3.2.0', {
      map: { a: '1' },
      'map(plain)': { a: '2' },
      mapAsync: { a: '9' },
    }),
  ]

  expect(behavedIn('map', releases)).toEqual([
    { version: '3.1.0', changes: [] },
  ])
  expect(behavedIn('mapAsync', releases)).toEqual([])
})
