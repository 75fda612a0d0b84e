import type { Trace } from '../trace'
import { type Drawn, draw } from './drawn'

/** Fetches the viewer (pages/pictures/client), which replaces the drawing. */
const walkButton = draw(
  'button',
  { type: 'button', 'data-walk': '', 'data-needs-script': '' },
  'Walk through it',
)

type Figure = {
  readonly caption: readonly (Drawn | string)[]
  /** What it is called for those who do not see it. */
  readonly label: string
  readonly picture: readonly Drawn[]
  /** The same as text: a list item each. */
  readonly sentences: readonly Drawn[]
  /** For the viewer, if the reader may walk through it. */
  readonly trace?: Trace | undefined
}

/**
 * A recorded run as a part of a page: nothing in it needs a script. It is one
 * picture, and a list of sentences for those who do not see it.
 */
export const drawFigure = (figure: Figure): Drawn => {
  const { caption, label, picture, sentences, trace } = figure
  return draw(
    'figure',
    {
      class: 'trace-picture',
      'data-trace': trace && JSON.stringify(trace),
    },
    draw('figcaption', {}, ...caption),
    draw(
      'div',
      {
        role: 'img',
        'aria-label': label,
        // On a narrow page it scrolls sideways, which keys must reach too.
        tabindex: '0',
      },
      ...picture,
    ),
    ...(trace ? [walkButton] : []),
    draw(
      'details',
      {},
      draw('summary', {}, 'The same as text'),
      draw('ol', {}, ...sentences),
    ),
  )
}
