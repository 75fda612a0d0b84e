import { withCommas } from '../model/withCommas'
import { type Drawn, draw, short } from './drawn'
import type { Lanes } from './laneLayout'

/** Where a moment is on the axis, in per cent of its width. */
export const momentToPercent = (
  { start, end }: Pick<Lanes, 'start' | 'end'>,
  moment: number,
): number =>
  end > start
    ? Math.max(0, Math.min(100, ((moment - start) / (end - start)) * 100))
    : 0

/** Few enough not to touch on a phone. */
const MAX_TICKS = 4

/** Round numbers between two moments. */
export const ticksBetween = (start: number, end: number): readonly number[] => {
  const rough = Math.max((end - start) / MAX_TICKS, 1)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map(n => n * power).find(n => n >= rough) ?? rough
  const first = Math.ceil(start / step)
  const last = Math.floor(end / step)
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step)
}

export const drawAxis = (lanes: Lanes): Drawn =>
  draw(
    'div',
    { class: 'trace-lane trace-axis', 'aria-hidden': 'true' },
    draw('span', { class: 'trace-name' }, lanes.unit === 'ms' ? 'ms' : 'event'),
    draw(
      'div',
      { class: 'trace-track' },
      ...ticksBetween(lanes.start, lanes.end).map(tick =>
        draw(
          'span',
          {
            style: `inset-inline-start:${short(momentToPercent(lanes, tick))}%`,
          },
          withCommas(tick),
        ),
      ),
    ),
    draw('span', { class: 'trace-end' }),
  )
