import type { Callback } from './Callback'
import { Reading, type ReadingOptions } from './Reading'
import type { Source } from './Source'
import type { CallOptions, Subject } from './Subject'
import { takeUnhandled, untilQuiet } from './world'

/** What one call showed, once nothing more happened. */
export type Seen = {
  source: Source
  reading: Reading
  callback: Callback
  unhandled: number
}

/** Calls a function, reads its result to the end, and waits for quiet. */
export const observe = async (
  subject: Subject,
  options: CallOptions & ReadingOptions,
): Promise<Seen> => {
  const { source } = options
  const reading = new Reading(source, options)
  takeUnhandled()
  const { make, callback } = subject.prepare(options)
  try {
    reading.read(make(), subject.plan, subject.package)
  } catch (error) {
    reading.fail(error)
  }
  await untilQuiet()
  return { source, reading, callback, unhandled: takeUnhandled() }
}

export const nestedIn = (subject: Subject): boolean =>
  subject.plan.arguments.some(
    argument => argument.kind === 'source' && argument.nested,
  )

/** The value at an index: the number after it, or an iterable of that. */
export const valueFor =
  (subject: Subject) =>
  (index: number): unknown =>
    nestedIn(subject) ? [index + 1] : index + 1
