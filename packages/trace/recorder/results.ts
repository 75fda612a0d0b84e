import { giveOutput, isMadeByLfi } from './boundaries'
import type { Definition } from './definitions'
import type { Instance } from './Iteration'
import { observe } from './promises'
import { record } from './session'

/** Iterables in what `next` returns are the reader's to iterate. */
const giveInside = (value: unknown, instance: Instance): void => {
  if (Array.isArray(value)) {
    value.forEach((item, index) => {
      if (isMadeByLfi(item)) {
        value[index] = giveOutput(item, instance)
      }
    })
  }
}

const givesResult = /^(?!forEach|consume|next)/u

/** What came out at the end of a pipeline. */
const noteResult = (
  { name }: Definition,
  instance: Instance,
  value: unknown,
): void => {
  const { step, base } = instance
  if (name.startsWith('next')) {
    giveInside(value, instance)
  } else if (givesResult.test(name)) {
    step.passed++
    record('value', step, undefined, base.last, value)
  }
}

export const noteFailure = ({ step, base }: Instance, error: unknown): void => {
  record('throw', step, undefined, base.last, error)
}

export const giveResult = (
  definition: Definition,
  instance: Instance,
  result: unknown,
): unknown => {
  if (isMadeByLfi(result)) {
    return giveOutput(result, instance)
  }
  const isObserved = observe(result, {
    onValue: value => noteResult(definition, instance, value),
    onError: error => noteFailure(instance, error),
    isResult: true,
  })
  if (!isObserved) {
    noteResult(definition, instance, result)
  }
  return result
}
