import type { Trace } from '../trace'
import { drawLaneChart, momentToPercent } from './drawLanes'
import { type Drawn, draw, short } from './drawn'
import type { LaneBar } from './laneLayout'
import { layOutTimeline, type TimelineLayout } from './timelineLayout'

const outcomes = {
  done: 'done',
  failed: 'failed',
  abandoned: 'finished after nobody waited',
} as const satisfies Record<LaneBar['outcome'], string>

const barsOf = ({ lanes }: TimelineLayout): readonly LaneBar[] =>
  lanes.flatMap(({ bars }) => bars)

const drawSettled = (layout: TimelineLayout): Drawn =>
  draw('span', {
    class: 'trace-settled',
    // Where the tracks of the lanes are: src/css/trace.css.
    style: `inset-inline-start:calc(var(--name) + (100% - var(--name) - var(--after))*${short(momentToPercent(layout, layout.settled) / 100)})`,
  })

const drawEntry = (mark: Drawn, text: string): Drawn =>
  draw('div', { class: 'trace-head' }, mark, draw('span', {}, text))

/** What hatching and the dotted line mean; steps have their swatches. */
const drawLegend = (layout: TimelineLayout): Drawn => {
  const seen = new Set(barsOf(layout).map(({ outcome }) => outcome))
  return draw(
    'div',
    { class: 'trace-stages' },
    ...(['failed', 'abandoned'] as const)
      .filter(outcome => seen.has(outcome))
      .map(outcome =>
        drawEntry(
          draw('span', {
            class: 'trace-bar trace-swatch',
            'data-outcome': outcome,
          }),
          outcomes[outcome],
        ),
      ),
    drawEntry(
      draw('span', {
        class: 'trace-settled',
        style: 'position:static;block-size:1rem',
      }),
      'promise settles',
    ),
  )
}

const drawMoments = ({ moments }: TimelineLayout): readonly Drawn[] =>
  moments.length === 0
    ? []
    : [
        draw(
          'div',
          { class: 'trace-stages' },
          ...moments.map(({ time, text }) =>
            drawEntry(draw('b', {}, `${time} ms`), text),
          ),
        ),
      ]

const withBelow = (drawn: Drawn, below: readonly Drawn[]): Drawn => ({
  ...drawn,
  children: [...drawn.children, ...below],
})

const endings = {
  done: '.',
  failed: ' and fails.',
  abandoned: ', though nobody waits for it any more.',
} as const satisfies Record<LaneBar['outcome'], string>

/** A sentence for each bar, a lane after the other, and how it all ends. */
const drawSentences = ({ steps }: Trace, layout: TimelineLayout): Drawn =>
  draw(
    'ol',
    {},
    ...layout.lanes.flatMap(({ label, bars }) =>
      bars.map(({ stage, start, end, outcome }) =>
        draw(
          'li',
          {},
          `${label}: `,
          draw('code', {}, steps[layout.stages[stage] ?? -1]?.label ?? ''),
          ` runs from ${start} ms to ${end} ms${endings[outcome]}`,
        ),
      ),
    ),
    draw('li', {}, `The promise settles after ${layout.settled} ms.`),
  )

/** The lanes of a run to the scale of `end`, by themselves. */
export const drawTimelineLanes = (
  trace: Trace,
  end: number | undefined,
): Drawn => {
  const layout = layOutTimeline(trace, end)
  const chart = drawLaneChart(
    trace,
    layout,
    { isLive: false },
    drawSettled(layout),
  )
  return {
    ...chart,
    children: chart.children.filter(
      child =>
        typeof child === 'string' || child.attributes.class !== 'trace-stages',
    ),
  }
}

/**
 * A recorded run as bars on lanes, for guides: who worked when, and no more. The
 * same facts are there as a list of sentences.
 */
export const drawTimeline = (
  trace: Trace,
  title: string,
  end: number | undefined,
): Drawn => {
  const layout = layOutTimeline(trace, end)
  const { settled, lanes } = layout
  return draw(
    'figure',
    { class: 'trace-picture' },
    draw('figcaption', {}, `${title}: `, draw('b', {}, `${settled} ms`)),
    draw(
      'div',
      {
        role: 'img',
        'aria-label': `A chart of ${lanes.length} lanes. The promise settles after ${settled} ms.`,
        // On a narrow page it scrolls sideways, which keys must reach too.
        tabindex: '0',
      },
      withBelow(
        drawLaneChart(trace, layout, { isLive: false }, drawSettled(layout)),
        [drawLegend(layout), ...drawMoments(layout)],
      ),
    ),
    draw(
      'details',
      {},
      draw('summary', {}, 'The same as text'),
      drawSentences(trace, layout),
    ),
  )
}
