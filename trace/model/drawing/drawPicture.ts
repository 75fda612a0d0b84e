import { describeParts } from '../describeEvent'
import type { Trace } from '../trace'
import { type Drawn, draw } from './drawn'
import { drawViews } from './drawViews'
import type { LaneOptions } from './laneLayout'

const drawSentences = (trace: Trace): Drawn =>
  draw(
    'ol',
    {},
    ...trace.events.map(event =>
      draw(
        'li',
        {},
        ...describeParts(trace, event).map(({ text, isCode }) =>
          isCode ? draw('code', {}, text) : text,
        ),
      ),
    ),
  )

const legend = draw(
  'p',
  {},
  'An arrow to the left asks for a value, one to the right passes it on; what ends at a wall is dropped.',
)

/** Fetches the viewer (pages/pictures/client), which replaces the drawing. */
const walkButton = draw(
  'button',
  { type: 'button', 'data-walk': '', 'data-needs-script': '' },
  'Walk through it',
)

type PictureOptions = LaneOptions & {
  /** Whether it holds its trace, for the viewer. */
  readonly isWalkable?: boolean
}

/**
 * A recorded run as a part of a page: nothing in it needs a script. It is one
 * picture, and a list of sentences for those who do not see it.
 */
export const drawPicture = (
  trace: Trace,
  caption: readonly (Drawn | string)[],
  options: PictureOptions = {},
): Drawn => {
  const all = drawViews(trace, { ...options, isLive: false })
  // A flow that only feeds the lanes says nothing that they do not.
  const views = all[0]?.name === 'Lanes' ? all.slice(0, 1) : all
  return draw(
    'figure',
    {
      class: 'trace-picture',
      'data-trace': options.isWalkable ? JSON.stringify(trace) : undefined,
    },
    draw('figcaption', {}, ...caption),
    draw(
      'div',
      {
        role: 'img',
        'aria-label': `A drawing of ${trace.events.length} events.`,
        // On a narrow page it scrolls sideways, which keys must reach too.
        tabindex: '0',
      },
      ...views.map(({ drawn }) => drawn),
      ...(views.some(({ name }) => name === 'Flow') ? [legend] : []),
    ),
    ...(options.isWalkable ? [walkButton] : []),
    draw(
      'details',
      {},
      draw('summary', {}, 'The same as text'),
      drawSentences(trace),
    ),
  )
}
