import type { Trace } from '../model/trace'
import { momentToPercent } from './drawAxis'
import { drawKey, drawStages } from './drawKeys'
import { drawLaneChart } from './drawLanes'
import { type Drawn, draw, short } from './drawn'
import { drawFigure } from './drawPicture'
import type { LaneBar } from './lane'
import { layOutTimeline, type TimelineLayout } from './timelineLayout'

/** What hatching says of a bar. */
const hatchings = [
  ['failed', 'failed'],
  ['abandoned', 'finished when nothing awaited it'],
] as const

const drawSettled = (layout: TimelineLayout): Drawn =>
  draw('span', {
    class: 'trace-settled',
    style: `--now:${short(momentToPercent(layout, layout.settled) / 100)}`,
  })

/** Which colour is which step, and what hatching and the dotted line mean. */
const drawLegend = (trace: Trace, layout: TimelineLayout): Drawn => {
  const bars = layout.lanes.flatMap(lane => lane.bars)
  const seen = new Set(bars.map(({ outcome }) => outcome))
  return draw(
    'div',
    { class: 'trace-legend' },
    ...drawStages(trace, layout),
    ...hatchings
      .filter(([outcome]) => seen.has(outcome))
      .map(([outcome, text]) =>
        drawKey(
          draw('span', {
            class: 'trace-bar trace-swatch',
            'data-outcome': outcome,
          }),
          text,
        ),
      ),
    drawKey(draw('span', { class: 'trace-settled' }), 'promise settles'),
  )
}

const drawMoments = ({ moments }: TimelineLayout): Drawn =>
  draw(
    'div',
    { class: 'trace-legend' },
    ...moments.map(({ time, text }) =>
      drawKey(draw('b', {}, `${time} ms`), text),
    ),
  )

const endings = {
  done: '.',
  failed: ' and fails.',
  abandoned: ', though nothing awaits it any more.',
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
  return drawLaneChart(layout, { isLive: false }, drawSettled(layout))
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
  const { settled } = layout
  return drawFigure({
    caption: [`${title}: `, draw('b', {}, `${settled} ms`)],
    picture: [
      draw(
        'div',
        { class: 'trace-card' },
        drawLegend(trace, layout),
        drawLaneChart(layout, { isLive: false }, drawSettled(layout)),
        layout.moments.length > 0 && drawMoments(layout),
      ),
    ],
    sentences: drawSentences(trace, layout),
  })
}
