import { fits } from '@lfi-docs/type-search'
import { expect, test } from 'vitest'
import { createEngine, type Engine } from '../engine/createEngine'
import { likenesses, ranking } from '../engine/ranking'
import { loadSearchData } from '../index-build/loadSearchData'
import { answers, type Case, cases } from './cases'
import { runCase } from './scoreCases'

/** For each number of the ranking, a query that finds its answer later without it. */
const queries: Readonly<Record<string, string>> = {
  exactName: 'toarray',
  exactTitle: 'playground',
  exactHeading: 'async or concur',
  exactGap: 'p-limit',
  exactLack: '_.orderBy',
  misspeltName: 'mapcocnur',
  partsOfName: 'gruoped',
  leastOfName: 'gruoped',
  startOfName: 'concurIter',
  exactAlias: 'enumerate',
  alias: 'nested loop',
  leastOfAlias: 'run async functions concurrently',
  aliasWithoutLibrary: 'Object.fromEntries',
  ownAlias: 'await each promise one after another',
  siblingAlias: 'put every three items together',
  text: 'keep results of an expensive generator',
  textHalfway: 'cut out a part of the sequence',
  aliasBoost: 'Aggregate',
  secondReason: 'average age of people',
  wrongFlavour: 'await each promise in turn',
  siblingForm: 'discard items until condition',
  deeperSection: 'average age of people',
  rowOfTable: 'pairwise',
  functionForQuestion: 'does every value pass a test',
  textForQuestion: 'why is nothing executed lazy',
  textForSentence: 'reads one value more than it needs',
  errorForMessage: 'require is not defined',
  coverageExponent: 'run async functions concurrently',
  fillerWord: 'what is the final element',
  vagueWord: 'for await over concurrent results',
  inflectedWord: 'average age of people',
  oneSlip: 'ConcurItreable',
  twoSlips: 'redcue',
  synonym: 'is 3 in the list',
  textFuzziness: 'lookup that doesnt leak memory',
  leastFit: 'Iterable<number> => MinMax<number>',
  resultWeight: '(T -> void), Iterable<T> -> Iterable<T>',
  oneOfMany: 'Iterable<T> -> Iterable<T>',
  unsaidParameter: 'T[][] -> Iterable<T>',
  resultOfAnyType: 'Iterable<number> => MinMax<number>',
  variableForType:
    'AsyncIterable<T>, (T -> Promise<boolean>) -> AsyncIterable<T>',
  typeForVariable: 'Iterable<T> -> T',
  variableClash: 'T[][] -> Iterable<T>',
  oneSpecialization: 'Iterable<number> -> number',
  otherSpecialization: 'Iterable<number> => MinMax<number>',
  callbackParameters: 'Iterable<T>, (T -> void) -> void',
  typeArguments: '_ -> Promise<boolean>',
  'Iterable Optional': 'Optional<T> -> T',
  'AsyncIterable AsyncOptional': 'AsyncOptional<T> -> Promise<T>',
  'ConcurIterable ConcurOptional': 'ConcurOptional<T> => Promise<T>',
  'Array Iterable': 'T[][] -> Iterable<T>',
  'Set Iterable': 'Set<T>, T -> boolean',
  'Map Record': 'Map<K,V> => Iterable<[K,V]>',
  'object Record': 'Iterable<[string, T]> -> object',
  'boolean unknown':
    'AsyncIterable<T>, (T -> Promise<boolean>) -> AsyncIterable<T>',
  'Iterable RangeIterable': 'number, number -> Iterable<number>',
}

/**
 * Each has a test of its own: the first by a query of several words in
 * scoreName.test.ts, the second by names of which one begins the other in
 * rankEntries.test.ts, the last by the share of questions that are answered
 * first in relevance.test.ts, the others below.
 */
const testedElsewhere = [
  'wordOfLack',
  'shareOfName',
  'leastScore',
  'leastShare',
  'behaviourOfFunctions',
]

/** Most of these are factors: 1 takes their effect away, 0 that of all others. */
const factors: readonly string[] = [
  'aliasWithoutLibrary',
  'ownAlias',
  'siblingAlias',
  'textHalfway',
  'aliasBoost',
  'wrongFlavour',
  'siblingForm',
  'deeperSection',
  'rowOfTable',
  'coverageExponent',
  'fillerWord',
  'vagueWord',
  'inflectedWord',
  'oneSlip',
  'twoSlips',
  'synonym',
  'resultWeight',
  'resultOfAnyType',
  'variableForType',
  'typeForVariable',
  'variableClash',
  'oneSpecialization',
  'otherSpecialization',
] satisfies (keyof typeof ranking | keyof typeof fits)[]

/** One number of the ranking, in the table that it is in. */
type RankingNumber = { table: Record<string, number>; name: string }

const numbers: RankingNumber[] = [ranking, fits, likenesses].flatMap(table =>
  Object.keys(table).map(name => ({ table, name })),
)

const allCases: readonly Case[] = [
  ...cases,
  ...answers.map(
    ([query, place]): Case => ({
      kind: 'guide',
      query,
      pages: [`/docs/${place}`],
      held: false,
    }),
  ),
]

const data = await loadSearchData('website')
const whole = createEngine(data)

const countHits = (query: string): number =>
  whole.search({ query, page: 0, hitsPerPage: 1, snippetWords: 1 }).nbHits

test('every number of the ranking has a query or a test that needs it', () => {
  expect(numbers.map(({ name }) => name).sort()).toEqual(
    [...Object.keys(queries), ...testedElsewhere].sort(),
  )
  expect(countHits('weather today')).toBe(0)
  expect(countHits('recipes')).toBeLessThan(5)
})

/** 1 for a first place, a half for the second, 0 for what is not found. */
const worthOf = (engine: Engine, testCase: Case): number => {
  const { rank } = runCase(engine, testCase)
  return rank && 1 / rank
}

const runWithout = <Result>(
  { table, name }: RankingNumber,
  run: () => Result,
): Result => {
  const value = table[name] ?? 0
  table[name] = factors.includes(name) ? 1 : 0
  try {
    return run()
  } finally {
    table[name] = value
  }
}

const needed = numbers.flatMap(number => {
  const query = queries[number.name]
  return query ? [{ ...number, query }] : []
})

test.each(needed)('"$query" needs $name', ({ query, ...number }) => {
  const own = allCases.filter(each => each.query === query)
  const worth = (engine: Engine) => own.map(each => worthOf(engine, each))
  const before = worth(whole)
  // Words are weighed and compared once; signatures anew for each query.
  const after = runWithout(number, () =>
    worth(number.table === ranking ? createEngine(data) : whole),
  )
  expect(after.some((value, index) => value < (before[index] ?? 0))).toBe(true)
})
