import { readRecord } from '../../records/readRecord'
import { drawCard } from '../../trace/draw/card'
import { toHtml } from '../../trace/draw/picture'
import { readStory } from '../../trace/values/readStory'
import type { LazinessRun } from './model/demonstrations'

/** The recorded run that the home page shows, and its numbers. */
export const demonstrate = (): LazinessRun => {
  const { laziness } = readRecord('demonstrations').runs
  const { trace, offered, steps, arrayCalls } = laziness
  const story = readStory(trace)
  return {
    calls: steps.length,
    arrayCalls,
    unused: offered - Math.max(...steps.map(({ value }) => value)),
    html: story.outer
      .map(run => toHtml(drawCard(story, run, { isLive: false })))
      .join(''),
  }
}
