import type { Behaviour } from '../model/schema'
import { observe } from './observe'
import { Source } from './Source'
import { type Subject, usualSetting } from './Subject'

/** Whether it chooses by what a callback says of values, as `maxBy` does. */
const compares = ({ plan }: Subject): boolean =>
  plan.isOptional &&
  plan.arguments.some(
    argument =>
      argument.kind === 'callback' &&
      (argument.gives === 'number' || argument.gives === 'difference'),
  )

const takesNumbers = ({ plan }: Subject): boolean =>
  plan.arguments.some(
    argument => argument.kind === 'source' && argument.numeric,
  )

/** The numbers of a result: itself, or those of an object like `MinMax`. */
const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'object' && value !== null) {
    return Object.values(value).flatMap(numbersIn)
  }
  return typeof value === 'number' ? [value] : []
}

const numbersOf = async (
  subject: Subject,
  values: readonly number[],
  answer?: number,
): Promise<number[]> => {
  const { reading } = await observe(subject, {
    setting: usualSetting,
    source: new Source({
      length: values.length,
      valueAt: index => values[index],
    }),
    ...(answer !== undefined && { callback: { answer } }),
  })
  return reading.values.flatMap(numbersIn)
}

const probeTies = async (subject: Subject): Promise<Behaviour['ties']> => {
  const equals = [1, 2, 3, 4, 5]
  const given = await numbersOf(subject, equals, 0)
  if (given.length > 0 && given.every(number => number === 1)) {
    return 'first'
  }
  return given.length > 0 && given.every(number => number === equals.length)
    ? 'last'
    : 'other'
}

const probeNaN = async (subject: Subject): Promise<Behaviour['nan']> => {
  const comesOut = async (values: readonly number[]): Promise<boolean> =>
    (await numbersOf(subject, values)).some(Number.isNaN)
  const first = await comesOut([Number.NaN, 5])
  const last = await comesOut([5, Number.NaN])
  if (first) {
    return last ? 'spreads' : 'first'
  }
  return last ? 'last' : 'ignored'
}

/** Which of equal values comes out, and what is not a number does. */
export const probeNumbers = async (
  subject: Subject,
): Promise<Pick<Behaviour, 'ties' | 'nan'>> => ({
  ties: compares(subject) ? await probeTies(subject) : null,
  nan:
    compares(subject) || takesNumbers(subject) ? await probeNaN(subject) : null,
})
