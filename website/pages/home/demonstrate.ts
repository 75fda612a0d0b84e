import { readRecord } from '../../records/readRecord'
import { renderCards } from '../../trace/draw/Picture'
import type { LazinessRun } from './model/demonstrations'

/** The recorded run that the home page shows, and its numbers. */
export const demonstrate = (): LazinessRun => {
  const { laziness } = readRecord('demonstrations').runs
  const { trace, offered, steps, arrayCalls } = laziness
  return {
    calls: steps.length,
    arrayCalls,
    unused: offered - Math.max(...steps.map(({ value }) => value)),
    html: renderCards(trace),
  }
}
