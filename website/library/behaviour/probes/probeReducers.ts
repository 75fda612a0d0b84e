import type { Probe } from './observe'
import { Reading } from './Reading'
import { Source } from './Source'
import { functionOf } from './Subject'
import { untilQuiet } from './world'

const values = [3, 9, 4, 1]
const right = JSON.stringify({ min: 1, max: 9 })

/**
 * Whether a reducer without a start value, whose accumulator is not a value of
 * the source, gives what it gives with plain `reduce`.
 */
export const probeReducers: Probe<'optionalReducers'> = async subject => {
  const takesReducer = subject.plan.arguments.some(
    ({ kind }) => kind === 'reducer',
  )
  if (!takesReducer || !('toMinMax' in subject.package)) {
    return { optionalReducers: null }
  }
  const source = new Source({ length: 4, valueAt: index => values[index] })
  const result = functionOf(subject.package, subject.plan.name)(
    functionOf(subject.package, 'toMinMax')(),
    subject.asSource(source),
  )
  const reading = new Reading(source)
  const plan = { ...subject.plan, result: subject.plan.flavour }
  reading.read(result, plan, subject.package)
  await untilQuiet()
  const isRight = JSON.stringify(reading.values[0]) === right
  return { optionalReducers: isRight ? 'right' : 'wrong' }
}
