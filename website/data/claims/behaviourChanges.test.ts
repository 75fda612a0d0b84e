import { beforeAll, expect, test } from 'vitest'
import { behaviourChanges } from '../behaviourChanges'
import {
  type Lfi,
  type Look,
  observations,
} from './fixtures/behaviourObservations'
import { watchedSource } from './fixtures/watchedSource'

const load = (name: string): Promise<Lfi> => import(name)

let before: Lfi
let after: Lfi

beforeAll(async () => {
  before = await load('lfi-3')
  after = await load('lfi')
})

/** An error as text, so that outcomes of every kind can be compared. */
const describe = (error: unknown): string => {
  if (error instanceof AggregateError) {
    return `all of ${error.errors.map(describe).join(', ')}`
  }
  return error instanceof Error ? error.message : String(error)
}

const outcomeOf = async (look: Look, library: Lfi): Promise<unknown> => {
  try {
    return await look(library)
  } catch (error) {
    return describe(error)
  }
}

const refuse = (): never => {
  throw new Error('refused')
}

const throwing: Readonly<
  Record<string, (lfi: Lfi, source: Iterable<number>) => Iterable<unknown>>
> = {
  each: (l, source) => l.each(refuse, source),
  filter: (l, source) => l.filter(refuse, source),
  filterMap: (l, source) => l.filterMap(refuse, source),
  flatMap: (l, source) => l.flatMap(refuse, source),
  map: (l, source) => l.map(refuse, source),
  at: (l, source) => l.at(0, source),
  slice: (l, source) => l.slice(0, 2, source),
}

test.each(Object.entries(throwing))(
  '%s closes its source in lfi 3 when it ends or fails by itself, not in lfi 4',
  (_, step) => {
    const closedBy = (library: Lfi): boolean => {
      const { source, watch } = watchedSource()
      try {
        library.consume(step(library, source))
      } catch {
        // What the callback throws is not looked at here.
      }
      return watch.closed
    }

    expect(closedBy(before)).toBe(true)
    expect(closedBy(after)).toBe(false)
  },
)

const changes = behaviourChanges.flatMap(({ section, names }) =>
  names.map((name): [string, string] => [section, name]),
)

test.each(changes)(
  '%s: %s differs between lfi 3.8.0 and 4.1.2',
  async (section, name) => {
    const observed = observations[section]
    const look = observed?.looks[name]
    if (!look) {
      throw new Error(`Nothing observes ${name} in "${section}".`)
    }

    expect(await outcomeOf(look, before)).toEqual(observed.before)
    expect(await outcomeOf(look, after)).toEqual(observed.after)
  },
)

test('nothing is observed that no page says', () => {
  const observed = Object.entries(observations).flatMap(
    ([section, { looks }]) => Object.keys(looks).map(name => [section, name]),
  )

  expect(observed.toSorted()).toEqual(changes.toSorted())
})
