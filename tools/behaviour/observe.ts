import type { Callback } from './Callback'
import { Reading, type ReadingOptions } from './Reading'
import type { Source } from './Source'
import { type CallOptions, type Subject, settingsOf } from './Subject'
import { untilQuiet } from './world'

/** What one call showed, once nothing more happened. */
export type Observed = {
  source: Source
  reading: Reading
  callback: Callback
}

export type Options = CallOptions & ReadingOptions

/** Calls a function, reads its result to the end, and waits for quiet. */
export const observe = async (
  subject: Subject,
  options: Options,
): Promise<Observed> => {
  const { source } = options
  const reading = new Reading(source, options)
  const { make, callback } = subject.prepare(options)
  try {
    reading.read(make(), subject.plan, subject.package)
  } catch (error) {
    reading.fail(error)
  }
  await untilQuiet()
  return { source, reading, callback }
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
