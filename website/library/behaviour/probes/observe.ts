import type { Behaviour } from '../model/schema'
import type { Callback } from './Callback'
import { Reading, type ReadingOptions } from './Reading'
import type { Source } from './Source'
import { type CallOptions, type Subject, settingsOf } from './Subject'
import { takeUnhandled, untilQuiet } from './world'

/** Finds out some of what is to be known of a function. */
export type Probe<Field extends keyof Behaviour> = (
  subject: Subject,
) => Promise<Pick<Behaviour, Field>>

/** What one call showed, once nothing more happened. */
export type Observed = {
  source: Source
  reading: Reading
  callback: Callback
  unhandled: number
}

export type Options = CallOptions & ReadingOptions

/** Calls a function, reads its result to the end, and waits for quiet. */
export const observe = async (
  subject: Subject,
  options: Options,
): Promise<Observed> => {
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

/** Maps one item after another: only one function is observed at a time. */
export const inTurn = async <Item, Result>(
  items: Iterable<Item>,
  act: (item: Item) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = []
  for (const item of items) {
    results.push(await act(item))
  }
  return results
}

/** Observes a function in every setting, with options made for each. */
export const observeAll = (
  subject: Subject,
  makeOptions: () => Omit<Options, 'setting'>,
  settings = settingsOf(subject.plan),
): Promise<Observed[]> =>
  inTurn(settings, setting => observe(subject, { setting, ...makeOptions() }))
