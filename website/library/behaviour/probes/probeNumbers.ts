import type { Behaviour } from '../model/schema'
import { judgeNaN, numbersIn } from './judgeNaN'
import { observe, type Probe } from './observe'
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

/** Which of equal values comes out, and what is not a number does. */
export const probeNumbers: Probe<'ties' | 'nan'> = async subject => ({
  ties: compares(subject) ? await probeTies(subject) : null,
  nan:
    compares(subject) || takesNumbers(subject)
      ? await judgeNaN(values => numbersOf(subject, values))
      : null,
})
