import { describeEvent } from '../describeEvent'
import type { Trace } from '../trace'
import { drawFigure } from './drawFigure'
import { type Drawn, draw, drawSentence } from './drawn'
import { drawViews } from './drawViews'
import type { LaneOptions } from './laneLayout'

const legend = draw(
  'p',
  {},
  'An arrow to the left asks for a value, one to the right passes it on; what ends at a wall is dropped.',
)

type PictureOptions = LaneOptions & {
  /** Whether it holds its trace, for the viewer. */
  readonly isWalkable?: boolean
}

/** A recorded run with all its events, as a part of a page. */
export const drawPicture = (
  trace: Trace,
  caption: readonly (Drawn | string)[],
  options: PictureOptions = {},
): Drawn => {
  const all = drawViews(trace, { ...options, isLive: false })
  // A flow that only feeds the lanes says nothing that they do not.
  const views = all[0]?.name === 'Lanes' ? all.slice(0, 1) : all
  return drawFigure({
    caption,
    label: `A drawing of ${trace.events.length} events.`,
    picture: [
      ...views.map(({ drawn }) => drawn),
      ...(views.some(({ name }) => name === 'Flow') ? [legend] : []),
    ],
    sentences: trace.events.map(event =>
      draw('li', {}, ...drawSentence(describeEvent(trace, event))),
    ),
    trace: options.isWalkable ? trace : undefined,
  })
}
