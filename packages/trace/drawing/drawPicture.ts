/** Recorded runs as parts of a page. */
import { describeEvent } from '../model/describeEvent'
import { pipelinesOf } from '../model/pipelines'
import type { Trace } from '../model/trace'
import { type CardOptions, drawCard } from './drawCard'
import { type Drawn, draw, drawSentence } from './drawn'

/** Fetches the viewer (pages/pictures/client), which replaces the drawing. */
const walkButton = draw(
  'button',
  { type: 'button', 'data-walk': '', 'data-needs-script': '' },
  'Walk through it',
)

type Figure = {
  readonly caption: readonly (Drawn | string)[]
  readonly picture: readonly Drawn[]
  /** The same as text: a list item each. */
  readonly sentences: readonly Drawn[]
  /** For the viewer, if the reader may walk through it. */
  readonly trace?: Trace | undefined
}

/**
 * A recorded run as a part of a page: nothing in it needs a script. It is drawn,
 * and told in a list of sentences.
 */
export const drawFigure = (figure: Figure): Drawn => {
  const { caption, picture, sentences, trace } = figure
  return draw(
    'figure',
    {
      class: 'trace-picture',
      'data-trace': trace && JSON.stringify(trace),
    },
    draw('figcaption', {}, ...caption),
    draw('div', { 'data-drawing': '' }, ...picture),
    trace && walkButton,
    draw(
      'details',
      {},
      draw('summary', {}, 'The same as text'),
      draw('ol', {}, ...sentences),
    ),
  )
}

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
