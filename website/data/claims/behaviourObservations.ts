import type * as lfi from 'lfi'
import { turns } from './turns'
import { watchedSource } from './watchedSource'

/** Both versions as the newer: what is not there, or is something else, shows. */
export type Lfi = typeof lfi
export type Look = (lfi: Lfi) => unknown

/** Later for a larger value; timers would not keep their order under load. */
const wait = (value: number): Promise<void> => turns(value * 100)

const fail = async (value: number): Promise<never> => {
  await wait(value)
  throw new Error(`failure ${value}`)
}

/** The first value fails at once; the others come later, one by one. */
const failingSource = ({ asConcur, mapConcur }: Lfi) =>
  mapConcur(
    async value => {
      if (value === 1) {
        throw new Error('failure')
      }
      await wait(value)
      return value
    },
    asConcur([1, 2, 3]),
  )

const listOf =
  (step: (lfi: Lfi) => lfi.ConcurIterable<unknown>): Look =>
  library =>
    library.reduceConcur(library.toArray(), step(library))

const isClosed =
  (step: (lfi: Lfi, source: Iterable<number>) => Iterable<unknown>): Look =>
  library => {
    const { source, watch } = watchedSource()
    for (const _ of step(library, source)) {
      break
    }
    return watch.closed
  }

type Observation = {
  looks: Readonly<Record<string, Look>>
  before: unknown
  after: unknown
}

/** What the sections on behaviour that changed say, seen in both versions. */
export const observations: Readonly<Record<string, Observation>> = {
  'failures-are-collected': {
    looks: {
      asConcur: l => l.forEachConcur(fail, l.asConcur([1, 9])),
      concatConcur: l => l.forEachConcur(fail, l.concatConcur([1], [9])),
      flatMapConcur: l =>
        l.forEachConcur(
          fail,
          l.flatMapConcur(value => [value, 9], l.asConcur([1])),
        ),
      flattenConcur: l =>
        l.forEachConcur(fail, l.flattenConcur(l.asConcur([[1, 9]]))),
    },
    before: 'failure 1',
    after: 'all of failure 1, failure 9',
  },
  'an-answer-hides-failures': {
    looks: {
      allConcur: async l => [
        (await l.allConcur(n => n > 2, failingSource(l))) ? 0 : 2,
      ],
      anyConcur: async l => [
        (await l.anyConcur(n => n === 2, failingSource(l))) ? 2 : 0,
      ],
      atConcur: listOf(l => l.atConcur(0, failingSource(l))),
      findConcur: listOf(l => l.findConcur(n => n === 2, failingSource(l))),
      findLastConcur: listOf(l =>
        l.findLastConcur(n => n === 2, failingSource(l)),
      ),
      firstConcur: listOf(l => l.firstConcur(failingSource(l))),
      getConcur: async l => [
        await l.getConcur(l.filterConcur(n => n === 2, failingSource(l))),
      ],
      includesConcur: async l => [
        (await l.includesConcur(2, failingSource(l))) ? 2 : 0,
      ],
      lastConcur: listOf(l =>
        l.lastConcur(l.filterConcur(n => n < 3, failingSource(l))),
      ),
      orConcur: l =>
        l.orConcur(
          () => [2],
          l.mapConcur(
            n => [n],
            l.filterConcur(n => n > 3, failingSource(l)),
          ),
        ),
      noneConcur: async l => [
        (await l.noneConcur(n => n === 2, failingSource(l))) ? 0 : 2,
      ],
      sliceConcur: listOf(l => l.sliceConcur(0, 1, failingSource(l))),
      takeConcur: listOf(l => l.takeConcur(1, failingSource(l))),
      takeWhileConcur: listOf(l =>
        l.takeWhileConcur(n => n < 3, failingSource(l)),
      ),
    },
    before: 'failure',
    after: [2],
  },
  'promises-are-awaited': {
    looks: {
      asAsync: async l => {
        const kinds: string[] = []
        for await (const value of l.opaqueAsync(
          l.asAsync([Promise.resolve(1)]),
        )) {
          kinds.push(typeof value)
        }
        return kinds
      },
      asConcur: async l => {
        const kinds: string[] = []
        await l.forEachConcur(
          value => {
            kinds.push(typeof value)
          },
          l.asConcur([Promise.resolve(1)]),
        )
        return kinds
      },
    },
    before: ['object'],
    after: ['number'],
  },
  'empty-is-a-function': {
    looks: {
      empty: l => Symbol.iterator in l.empty,
      emptyAsync: l => Symbol.asyncIterator in l.emptyAsync,
      // A function in both: the older one is the concur iterable itself.
      emptyConcur: async l =>
        (await Reflect.apply(l.emptyConcur, undefined, [fail])) === undefined &&
        !('concurIteratorSymbol' in l),
    },
    before: true,
    after: false,
  },
  'a-concur-iterable-is-an-object': {
    looks: {
      asConcur: l => typeof l.asConcur([]),
      ConcurIterable: l => typeof l.mapConcur(fail, l.asConcur([])),
      emptyConcur: l =>
        'concurIteratorSymbol' in l ? typeof l.emptyConcur() : 'function',
    },
    before: 'function',
    after: 'object',
  },
  'generators-stay-open': {
    looks: {
      at: isClosed((l, source) => l.at(0, source)),
      concat: isClosed((l, source) => l.concat(source)),
      drop: isClosed((l, source) => l.drop(1, source)),
      each: isClosed((l, source) => l.each(() => {}, source)),
      exclude: isClosed((l, source) => l.exclude([9], source)),
      filter: isClosed((l, source) => l.filter(() => true, source)),
      filterMap: isClosed((l, source) => l.filterMap(n => n, source)),
      first: isClosed((l, source) => l.first(source)),
      flatMap: isClosed((l, source) => l.flatMap(n => [n], source)),
      flatten: isClosed((l, source) => l.flatten([source])),
      map: isClosed((l, source) => l.map(n => n, source)),
      slice: isClosed((l, source) => l.slice(0, 2, source)),
      take: isClosed((l, source) => l.take(2, source)),
    },
    before: true,
    after: false,
  },
  'what-is-not-a-number': {
    looks: {
      max: l => l.get(l.max([Number.NaN, 5])),
      maxBy: l => l.get(l.maxBy((a, b) => a - b, [Number.NaN, 5])),
      min: l => l.get(l.min([Number.NaN, 5])),
      minBy: l => l.get(l.minBy((a, b) => a - b, [Number.NaN, 5])),
      maxAsync: l => l.getAsync(l.maxAsync(l.asAsync([5, Number.NaN]))),
      minAsync: l => l.getAsync(l.minAsync(l.asAsync([5, Number.NaN]))),
    },
    before: 5,
    after: Number.NaN,
  },
  'symbols-cannot-be-joined': {
    looks: {
      join: l => l.join(',', [Symbol('a')]),
      joinAsync: l => l.joinAsync(',', l.asAsync([Symbol('a')])),
      joinConcur: l => l.joinConcur(',', l.asConcur([Symbol('a')])),
      toJoin: l => l.reduce(l.toJoin(','), [Symbol('a')]),
    },
    before: 'Symbol(a)',
    after: 'Cannot convert a Symbol value to a string',
  },
}
