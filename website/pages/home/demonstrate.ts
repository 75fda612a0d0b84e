import { readRecord } from '../../records/readRecord'
import { drawCard } from '../../trace/draw/card'
import { toHtml } from '../../trace/draw/picture'
import { readStory } from '../../trace/values/readStory'
import type { Demonstrations } from './model/demonstrations'

/** The facts that the home page shows. */
export const demonstrate = (): Demonstrations => {
  const { version, total } = readRecord('sizes').about
  const { trace, ...laziness } = readRecord('demonstrations').runs.laziness
  const story = readStory(trace)
  const html = story.outer
    .map(run => toHtml(drawCard(story, run, { isLive: false })))
    .join('')
  return { laziness: { ...laziness, html }, size: { version, whole: total } }
}
