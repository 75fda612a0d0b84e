import type { Trace } from '../trace'
import { drawFigure } from './drawFigure'
import { drawHeads, drawLaneChart, momentToPercent } from './drawLanes'
import { type Drawn, draw, short } from './drawn'
import type { LaneBar } from './laneLayout'
import { layOutTimeline, type TimelineLayout } from './timelineLayout'

/** What hatching says of a bar. */
const hatchings = [
  ['failed', 'failed'],
  ['abandoned', 'finished after nobody waited'],
] as const

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
  const bars = layout.lanes.flatMap(lane => lane.bars)
  const seen = new Set(bars.map(({ outcome }) => outcome))
  return draw(
    'div',
    { class: 'trace-stages' },
    ...hatchings
      .filter(([outcome]) => seen.has(outcome))
      .map(([outcome, text]) =>
        drawEntry(
          draw('span', {
            class: 'trace-bar trace-swatch',
            'data-outcome': outcome,
          }),
          text,
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

const endings = {
  done: '.',
  failed: ' and fails.',
  abandoned: ', though nobody waits for it any more.',
} as const satisfies Record<LaneBar['outcome'], string>

/** A sentence for each bar, a lane after the other, and how it all ends. */
const drawSentences = (
  { steps }: Trace,
  layout: TimelineLayout,
): readonly Drawn[] => [
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
]

/** The lanes of a run to the scale of `end`, by themselves. */
export const drawTimelineLanes = (
  trace: Trace,
  end: number | undefined,
): Drawn => {
  const layout = layOutTimeline(trace, end)
  const over = [drawSettled(layout)]
  return drawLaneChart(trace, layout, { isLive: false }, { over })
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
  const chart = drawLaneChart(
    trace,
    layout,
    { isLive: false },
    {
      above: [drawHeads(trace, layout)],
      over: [drawSettled(layout)],
      below: [drawLegend(layout), ...drawMoments(layout)],
    },
  )
  return drawFigure({
    caption: [`${title}: `, draw('b', {}, `${settled} ms`)],
    label: `A chart of ${lanes.length} lanes. The promise settles after ${settled} ms.`,
    picture: [chart],
    sentences: drawSentences(trace, layout),
  })
}
