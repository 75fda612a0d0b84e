import type { Trace, TraceStep } from '../model/trace'
import { shorten } from '../rewrite/places'
import { argumentsOf, titleOf } from './drawHead'
import { type Drawn, draw } from './drawn'
import type { Lanes } from './laneLayout'

/** Colours that distinguish steps. */
const STAGES = 4

export const colourOf = (stage: number): number => stage % STAGES

const drawSwatch = (stage: number): Drawn =>
  draw('span', {
    class: 'trace-bar trace-swatch',
    'data-stage': colourOf(stage),
  })

export const drawKey = (mark: Drawn, ...text: (Drawn | string)[]): Drawn =>
  draw('span', { class: 'trace-key' }, mark, ...text)

const MAX_GIVEN = 10

/** A step whose name others have as well is distinguished by what it was given. */
const keyOf = (step: TraceStep, all: readonly TraceStep[]): string => {
  const title = titleOf(step)
  const given = argumentsOf(step)
  const isShared = all.filter(other => titleOf(other) === title).length > 1
  return isShared && given !== ''
    ? `${title} ${shorten(given, MAX_GIVEN)}`
    : title
}

/** Which colour is which step. */
export const drawStages = (
  { steps }: Trace,
  { stages }: Pick<Lanes, 'stages'>,
): readonly Drawn[] => {
  const shown = stages.flatMap(step => steps[step] ?? [])
  return stages.flatMap((step, stage) => {
    const described = steps[step]
    const given = described ? argumentsOf(described) : ''
    return described
      ? [
          draw(
            'span',
            {
              class: 'trace-key',
              'data-step': step,
              title: given === '' ? undefined : described.label,
            },
            drawSwatch(stage),
            draw('code', {}, keyOf(described, shown)),
          ),
        ]
      : []
  })
}
