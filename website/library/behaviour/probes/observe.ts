import type { Callback } from './Callback'
import { Reading, type ReadingOptions } from './Reading'
import type { Source } from './Source'
import { type CallOptions, type Subject, settingsOf } from './Subject'
import { takeUnhandled, untilQuiet } from './world'

/** What one call showed, once nothing more happened. */
export type Seen = {
  source: Source
  reading: Reading
  callback: Callback
  unhandled: number
}

export type ObserveOptions = CallOptions & ReadingOptions

/** Calls a function, reads its result to the end, and waits for quiet. */
export const observe = async (
  subject: Subject,
  options: ObserveOptions,
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

/** Observes a function in every setting, with options made for each. */
export const observeAll = async (
  subject: Subject,
  makeOptions: () => Omit<ObserveOptions, 'setting'>,
  settings = settingsOf(subject.plan),
): Promise<Seen[]> => {
  const all: Seen[] = []
  for (const setting of settings) {
    all.push(await observe(subject, { setting, ...makeOptions() }))
  }
  return all
}
