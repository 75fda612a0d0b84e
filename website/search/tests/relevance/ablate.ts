import { fits } from '@lfi-docs/type-search'
import { createEngine, type Engine } from '../../engine/createEngine'
import { likenesses, ranking } from '../../engine/ranking'
import type { SearchData } from '../../engine/searchData'
import { answers } from './answers'
import { type Case, cases } from './cases'
import { runCase } from './scoreCases'

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

export const numbers: readonly RankingNumber[] = [
  ranking,
  fits,
  likenesses,
].flatMap(table => Object.keys(table).map(name => ({ table, name })))

/** Questions that have one answer are queries too. */
export const allCases: readonly Case[] = [
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

/** Only queries by type read the numbers for signatures. */
const casesFor = ({ table }: RankingNumber): readonly Case[] =>
  table === ranking ? allCases : allCases.filter(({ kind }) => kind === 'type')

export const runWithout = <Result>(
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

/** 1 for a first place, a half for the second, 0 for what is not found. */
export const worthOf = (engine: Engine, testCase: Case): number => {
  const { rank } = runCase(engine, testCase)
  return rank && 1 / rank
}

export type Figure = {
  name: string
  value: number
  /** How many queries find what they mean later without the number, and sooner. */
  tuning: [later: number, sooner: number]
  held: [later: number, sooner: number]
  /** What all queries lose of their mean reciprocal rank, in thousandths. */
  loss: number
  query: string
}

const round = (value: number): number => Math.round(value * 100) / 100

export const ablate = (data: SearchData): Figure[] => {
  const whole = createEngine(data)
  const before = new Map(
    allCases.map(testCase => [testCase, worthOf(whole, testCase)]),
  )
  return numbers.map(number => {
    const changes = runWithout(number, () => {
      const engine = createEngine(data)
      return casesFor(number).map(testCase => ({
        ...testCase,
        lost: (before.get(testCase) ?? 0) - worthOf(engine, testCase),
      }))
    })
    const count = (isHeld: boolean): [number, number] => {
      const own = changes.filter(({ held }) => held === isHeld)
      return [
        own.filter(({ lost }) => lost > 0).length,
        own.filter(({ lost }) => lost < 0).length,
      ]
    }
    const [worst] = changes.toSorted((a, b) => b.lost - a.lost)
    const lost = changes.reduce((sum, change) => sum + change.lost, 0)
    const figure: Figure = {
      name: number.name,
      value: number.table[number.name] ?? 0,
      tuning: count(false),
      held: count(true),
      loss: round((1000 * lost) / allCases.length),
      query: worst && worst.lost > 0 ? worst.query : '',
    }
    console.log(JSON.stringify(figure))
    return figure
  })
}
