import { describeEvent } from '../model/describeEvent'
import { pipelinesOf } from '../model/pipelines'
import type { Trace } from '../model/trace'
import { type CardOptions, drawCard } from './drawCard'
import { drawFigure } from './drawFigure'
import { type Drawn, draw, drawSentence } from './drawn'

type PictureOptions = Omit<CardOptions, 'isLive'> & {
  /** Whether it holds its trace, for the viewer. */
  readonly isWalkable?: boolean
}

/** A recorded run as a part of a page: a card for each pipeline. */
export const drawPicture = (
  trace: Trace,
  caption: readonly (Drawn | string)[],
  options: PictureOptions = {},
): Drawn =>
  drawFigure({
    caption,
    picture: pipelinesOf(trace).outer.map(pipeline =>
      drawCard(trace, pipeline, { ...options, isLive: false }),
    ),
    sentences: trace.events.map(event =>
      draw('li', {}, ...drawSentence(describeEvent(trace, event))),
    ),
    trace: options.isWalkable ? trace : undefined,
  })
