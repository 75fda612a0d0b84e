import type { ReducerBehaviour } from '../schema'
import { nan } from './describeCallbacks'
import { type Fact, type Line, lineOf, when } from './line'

type Results = ReducerBehaviour['reducer']

const consumers = ['reduce', 'reduceAsync', 'reduceConcur'] as const

type Reduced = Pick<Results, (typeof consumers)[number]>

const namesOf = (results: Reduced, outcome: NonNullable<Results['reduce']>) =>
  consumers
    .filter(consumer => results[consumer] === outcome)
    .map(consumer => `\`${consumer}\``)

const inProse = (names: readonly string[]): string =>
  names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

const withSmallLetter = (text: string): string =>
  text.charAt(0).toLowerCase() + text.slice(1)

/** What `NaN` does, once for the functions in which it does the same. */
const describeNaN = ({ nan: found }: Results): Fact[] => {
  const kinds = new Set(consumers.flatMap(name => found?.[name] ?? []))
  return [...kinds]
    .filter(kind => kind !== 'ignored')
    .map(kind => {
      const names = consumers.filter(name => found?.[name] === kind)
      const where = inProse(names.map(name => `\`${name}\``))
      return kinds.size === 1
        ? nan[kind]
        : {
            ...nan[kind],
            does: `In ${where}, ${withSmallLetter(nan[kind].does)}`,
          }
    })
}

/** Parts without a start value, which may do less than others. */
const describeOptional = ({ ofOptional }: Results): Fact[] => {
  const wrong = ofOptional ? namesOf(ofOptional, 'wrong') : []
  return when(wrong.length > 0, {
    does: `Of reducers without \`create\`, such as \`toMin()\` and \`toMax()\`, it gives wrong results in ${inProse(wrong)}.`,
    observed:
      'a different result than in `reduce` with `toMin()` and `toMax()`',
    hazard: 'optional-reducers-async',
  })
}

/** What a reader should know of a reducer that comes with the package. */
export const describeReducer = ({ reducer }: ReducerBehaviour): Line[] => {
  const right = namesOf(reducer, 'right')
  const wrong = namesOf(reducer, 'wrong')
  const reordered = namesOf(reducer, 'reordered')
  return [
    ...lineOf('Where to use it', [
      ...when(right.length > 0, {
        does: `Works in ${inProse(right)}.`,
        observed: 'the same result from one to eight values',
      }),
      ...when(reordered.length > 0, {
        does: `In ${inProse(reordered)} the order of its contents can differ.`,
        observed: 'the same contents in another order',
      }),
      ...when(wrong.length > 0, {
        does: `Gives wrong results in ${inProse(wrong)}.`,
        observed: 'a different result than in `reduce`',
        hazard: 'optional-reducers-async',
      }),
      ...describeOptional(reducer),
    ]),
    ...lineOf('Empty', [
      reducer.empty === 'ends'
        ? {
            does: 'Empty source: the result is an optional without a value.',
            observed: 'no value',
          }
        : {
            does: 'Empty source: there is a result, unless a reducer inside has none, as `toMax()`.',
            observed: 'a result',
          },
    ]),
    ...lineOf('NaN', describeNaN(reducer)),
  ]
}
