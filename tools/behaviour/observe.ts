import type { Callback } from './Callback'
import { type CallOptions, prepare, settingsOf } from './prepare'
import { Reading, type ReadingOptions } from './Reading'
import type { Source } from './Source'
import type { Subject } from './subjects'
import { clock } from './world'

export type Options = CallOptions & ReadingOptions

/** What one call showed, once nothing more happened. */
export type Observed = {
  source: Source
  reading: Reading
  callback: Callback
}

/** Calls a function, reads its result to the end, and waits for quiet. */
export const observe = async (
  subject: Subject,
  options: Options,
): Promise<Observed> => {
  const { call, source, callback } = prepare(subject, options)
  const reading = new Reading(source, options)
  void reading.read(call, subject.result === 'value')
  await clock.rewind()
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

/** Observes a function with each of the options, in every setting. */
export const observeAll = async (
  subject: Subject,
  ...all: readonly Options[]
): Promise<Observed[]> => {
  const settings = settingsOf(subject)
  const cases = all.flatMap(options =>
    settings.map(setting => ({ ...setting, ...options })),
  )
  return inTurn(cases, options => observe(subject, options))
}
