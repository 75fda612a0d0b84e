import type { Trace } from '../model/trace'
import { type Drawn, draw } from './drawn'

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
