import { type Flavour, suffixes } from '../../model/flavour'
import type { ReducerBehaviour } from '../model/schema'
import type { ReducerArgument, ReducerPlan } from '../plan/reducerPlan'
import { foldByHand } from './foldByHand'
import { judgeNaN, numbersIn } from './judgeNaN'
import { Reading } from './Reading'
import { Source } from './Source'
import { functionOf, type Package } from './Subject'
import { untilQuiet } from './world'

type Results = ReducerBehaviour['reducer']
type Outcome = NonNullable<Results['reduceAsync']>

const numbers = [3, 9, 4, 1, 8, 2, 7, 5]
/** Lists to reduce: of one value, of a few, in two orders. */
const lists = [
  numbers.slice(0, 1),
  numbers.slice(0, 2),
  numbers.slice(0, 5),
  numbers,
  numbers.toReversed(),
]

const objects = new Map(numbers.map(number => [number, { number }] as const))

const valueFor = (plan: ReducerPlan, number: number): unknown => {
  switch (plan.values) {
    case 'numbers':
      return number
    case 'entries':
      return [`key ${number % 3}`, number]
    case 'objects':
      return plan.name.includes('Map')
        ? [objects.get(number), number]
        : objects.get(number)
  }
}

const argumentFor = (
  kind: ReducerArgument,
  from: Package,
  isAsync: boolean,
): unknown => {
  const make = (name: string): unknown => functionOf(from, name)()
  const mayWait =
    (answer: (...values: number[]) => number) =>
    (...values: number[]): unknown =>
      isAsync ? Promise.resolve(answer(...values)) : answer(...values)
  switch (kind) {
    case 'compare':
      return mayWait((a = 0, b = 0) => a - b)
    case 'number':
      return mayWait((value = 0) => value)
    case 'separator':
      return ','
    case 'inner':
      return make('toArray')
    case 'keyed':
      return make('toMap')
    case 'several':
      return [make('toSum'), make('toCount')]
    case 'optional inner':
      return make('toMin')
    case 'optional several':
      return [make('toMin'), make('toMax')]
  }
}

/** What a result holds, so that two can be compared as text. */
const contentsOf = (value: unknown): unknown => {
  if (value instanceof WeakMap) {
    return [...objects.values()].map(object => value.get(object) ?? null)
  }
  if (value instanceof WeakSet) {
    return [...objects.values()].map(object => value.has(object))
  }
  return value instanceof Map || value instanceof Set ? [...value] : value
}

/** A reducer under observation. */
type Reducing = { plan: ReducerPlan; from: Package }

const makeReducer = (
  { plan: { name, plainName, arguments: kinds }, from }: Reducing,
  isAsync: boolean,
): unknown => {
  const make = functionOf(from, isAsync ? name : plainName)
  return make(...kinds.map(kind => argumentFor(kind, from, isAsync)))
}

/** What one reduction gives, in a list that is empty if it gives nothing. */
const reduceTo = async (
  reducing: Reducing,
  flavour: Flavour,
  list: readonly number[],
): Promise<unknown[]> => {
  const { plan, from } = reducing
  const source = new Source({
    length: list.length,
    valueAt: index => valueFor(plan, list[index] ?? 0),
  })
  const given = {
    plain: () => source.plain(),
    async: () => source.async(),
    concur: () => functionOf(from, 'asConcur')(source.async()),
  }[flavour]()
  const reducer = makeReducer(reducing, plan.isAsync && flavour !== 'plain')
  const reading = new Reading(source)
  reading.read(
    functionOf(from, `reduce${suffixes[flavour]}`)(reducer, given),
    { result: plan.isOptional ? flavour : 'value' },
    from,
  )
  await untilQuiet()
  return reading.values.map(contentsOf)
}

const textOf = (values: readonly unknown[]): string => JSON.stringify(values)

/** The same contents, whatever their order. */
const sortedText = (values: readonly unknown[]): string =>
  [...textOf(values)].sort().join('')

/** Holds a reduction against what the reducer's own functions give. */
const compare = async (
  reducing: Reducing,
  flavour: Flavour,
): Promise<Outcome> => {
  let outcome: Outcome = 'right'
  for (const list of lists) {
    const expected = foldByHand(
      makeReducer(reducing, false),
      list.map(number => valueFor(reducing.plan, number)),
    ).map(contentsOf)
    const given = await reduceTo(reducing, flavour, list)
    if (sortedText(given) !== sortedText(expected)) {
      return 'wrong'
    }
    if (textOf(given) !== textOf(expected)) {
      outcome = 'reordered'
    }
  }
  return outcome
}

/** What holds in each of the functions that take the reducer. */
const inEach = async <Found>(
  { plan }: Reducing,
  look: (flavour: Flavour) => Promise<Found>,
) => ({
  reduce: plan.isAsync ? null : await look('plain'),
  reduceAsync: await look('async'),
  reduceConcur: await look('concur'),
})

/** What `NaN` does may differ between the functions that take the reducer. */
const probeNaN = async (reducing: Reducing): Promise<Results['nan']> => {
  if (reducing.plan.values !== 'numbers') {
    return null
  }
  const found = await inEach(reducing, flavour =>
    judgeNaN(async list => {
      const [value] = await reduceTo(reducing, flavour, list)
      const isNumber = typeof value === 'number'
      return isNumber || reducing.plan.isOptional ? numbersIn(value) : undefined
    }),
  )
  return found.reduceAsync && found
}

/** What a reducer gives in each of the three functions that take one. */
export const probeReducer = async (
  plan: ReducerPlan,
  from: Package,
): Promise<ReducerBehaviour> => {
  const reducing = { plan, from }
  const { ofOptional } = plan
  const optional = { plan: { ...plan, ...ofOptional }, from }
  const flavour = plan.isAsync ? 'async' : 'plain'
  const empty = await reduceTo(reducing, flavour, [])
  return {
    reducer: {
      ...(await inEach(reducing, flavour => compare(reducing, flavour))),
      empty: empty.length === 0 ? 'ends' : 'answers',
      nan: await probeNaN(reducing),
      // Made of reducers without a start value.
      ofOptional: ofOptional
        ? await inEach(optional, flavour => compare(optional, flavour))
        : null,
    },
  }
}
