import type { Behaviour } from '../model/schema'

/** The numbers of a result; undefined if it holds none. */
type NumbersOf = (values: readonly number[]) => Promise<number[] | undefined>

/** The numbers of a result: itself, or those of an object like `MinMax`. */
export const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'object' && value !== null) {
    return Object.values(value).flatMap(numbersIn)
  }
  return typeof value === 'number' ? [value] : []
}

type Outcome = {
  isFirst: boolean
  isLast: boolean
  /** The result is `NaN`, what it is without it, or some other number. */
  gives: 'nan' | 'rest' | 'other'
}

/** The least and the greatest are at other places in each. */
const LISTS: readonly (readonly number[])[] = [
  [5],
  [5, 3],
  [3, 5],
  [5, 3, 7],
  [7, 1, 4],
  [5, 3, 7, 1],
  [1, 7, 3, 5],
  [3, 1, 7, 5],
]

/** A number below and one above all others, of which one is always noticed. */
const OTHERS = [-100, 100]

const givenBy = (numbers: readonly number[], rest: readonly number[]) => {
  if (numbers.every(Number.isNaN)) {
    return 'nan'
  }
  return JSON.stringify(numbers) === JSON.stringify(rest) ? 'rest' : 'other'
}

const outcomesOf = async (list: readonly number[], numbersOf: NumbersOf) => {
  const rest = await numbersOf(list)
  const found: Outcome[] = []
  for (let place = 0; place <= list.length; place += 1) {
    const numbers = await numbersOf(list.toSpliced(place, 0, Number.NaN))
    if (!rest?.length || !numbers?.length) {
      return undefined
    }
    found.push({
      isFirst: place === 0,
      isLast: place === list.length,
      gives: givenBy(numbers, rest),
    })
  }
  return found
}

/** Whether it takes `NaN` for a value like any other, as counting does. */
const takesAnything = async (numbersOf: NumbersOf): Promise<boolean> => {
  for (const list of LISTS) {
    const withNaN = await numbersOf([...list, Number.NaN])
    for (const other of OTHERS) {
      const withOther = await numbersOf([...list, other])
      if (JSON.stringify(withNaN) !== JSON.stringify(withOther)) {
        return false
      }
    }
  }
  return true
}

type Rule = (outcome: Outcome) => boolean

/** When the result is `NaN`; otherwise it is what it is without it. */
const rules: readonly (readonly [Behaviour['nan'], Rule])[] = [
  ['spreads', () => true],
  ['ignored', () => false],
  ['first', ({ isFirst }) => isFirst],
  ['last', ({ isLast }) => isLast],
]

const fits =
  (isResult: Rule): Rule =>
  outcome =>
    outcome.gives === (isResult(outcome) ? 'nan' : 'rest')

/**
 * What `NaN` does at each place of lists of two to five values; a rule only if
 * it holds at all of them.
 */
export const judgeNaN = async (
  numbersOf: NumbersOf,
): Promise<Behaviour['nan']> => {
  const all: Outcome[] = []
  for (const list of LISTS) {
    const found = await outcomesOf(list, numbersOf)
    if (!found) {
      return null
    }
    all.push(...found)
  }
  const rule = rules.find(([, isResult]) => all.every(fits(isResult)))
  return rule?.[0] ?? ((await takesAnything(numbersOf)) ? null : 'depends')
}
