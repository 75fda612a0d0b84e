import { placeOf } from '../model/assignment'
import { outcomeOf, type Pipeline } from '../model/pipelines'
import type { Trace, TraceEvent } from '../model/trace'
import { withCommas } from '../model/withCommas'
import { drawStages } from './drawKeys'
import { drawLaneChart } from './drawLanes'
import { type Drawn, draw, drawCode } from './drawn'
import { drawTable } from './drawTable'
import type { DrawingOptions } from './drawTableBody'
import {
  type LaneOptions,
  type Lanes,
  layOutCardLanes,
  momentOf,
} from './laneLayout'

export type CardOptions = DrawingOptions &
  Pick<LaneOptions, 'end'> & {
    /** What was run, to name the card after what the result is assigned to. */
    readonly code?: string | undefined
    /** Async steps on lanes as well, to be set beside Concur ones. */
    readonly withAsync?: boolean | undefined
  }

const isOnLanes = (
  { steps }: Trace,
  pipeline: Pipeline,
  { withAsync = false }: CardOptions,
): boolean =>
  pipeline.steps.some(step => {
    const kind = steps[step]?.kind
    return kind === 'concur' || (withAsync && kind === 'async')
  })

const nameOfError = (value: string): string =>
  /^[\w$.]+/u.exec(value)?.[0] ?? 'something'

const drawOutcome = (
  { type, at, value }: TraceEvent,
  { isLive }: CardOptions,
): Drawn => {
  const isError = type === 'throw'
  return draw(
    'span',
    {
      class: 'trace-outcome',
      'data-outcome': isError ? 'failed' : undefined,
      'data-at': isLive ? at : undefined,
      title: value.length > 30 ? value : undefined,
    },
    isError ? 'threw ' : '→ ',
    drawCode(isError ? nameOfError(value) : value),
  )
}

/** How long a pipeline took, if it waits for anything. */
const durationOf = (
  { steps, clock }: Trace,
  pipeline: Pipeline,
  outcome: TraceEvent,
): number =>
  pipeline.steps.some(step => steps[step]?.kind !== 'sync')
    ? momentOf({ unit: 'ms' }, outcome, clock)
    : 0

/** How many values there were, which colour is which step, how many at once. */
const drawLegend = (trace: Trace, lanes: Lanes): Drawn => {
  const count = lanes.lanes.filter(({ depth }) => depth === 0).length
  const kind = lanes.areWorkers ? 'worker' : 'value'
  const most = Math.max(
    0,
    ...lanes.stages.map(step => trace.steps[step]?.mostInFlight ?? 0),
  )
  return draw(
    'div',
    { class: 'trace-legend' },
    draw('span', {}, `${count} ${kind}${count === 1 ? '' : 's'}`),
    ...drawStages(trace, lanes),
    most > 1 && draw('span', {}, `at most ${most} in flight`),
    trace.folded > 0 &&
      draw('span', {}, `${withCommas(trace.folded)} events were not kept`),
  )
}

/** The plain steps that lanes are fed by, folded away. */
const drawReading = (
  trace: Trace,
  pipeline: Pipeline,
  options: CardOptions,
): Drawn | undefined => {
  const plain = pipeline.steps.filter(
    step => trace.steps[step]?.kind === 'sync',
  )
  return options.isLive && plain.length > 0
    ? draw(
        'details',
        { class: 'trace-reading' },
        draw('summary', {}, 'How the source was read'),
        drawTable(trace, pipeline, options, plain),
      )
    : undefined
}

const drawBody = (trace: Trace, pipeline: Pipeline, options: CardOptions) => {
  if (!isOnLanes(trace, pipeline, options)) {
    return [drawTable(trace, pipeline, options)]
  }
  const lanes = layOutCardLanes(trace, pipeline, options)
  // What failed at once has no values: an axis alone would say nothing.
  if (lanes.lanes.length === 0) {
    return []
  }
  const moment = options.isLive && draw('div', { class: 'trace-moment' })
  return [
    drawLegend(trace, lanes),
    drawLaneChart(lanes, options, moment),
    drawReading(trace, pipeline, options),
  ]
}

/** A pipeline that ran: its name and result, and what happened to each value. */
export const drawCard = (
  trace: Trace,
  pipeline: Pipeline,
  options: CardOptions,
): Drawn => {
  const { code, isLive } = options
  const { line, name } = placeOf(trace, pipeline, code ?? '')
  const place = line > 0 && code !== undefined ? `line ${line}` : ''
  const outcome = outcomeOf(pipeline)
  const time = outcome ? durationOf(trace, pipeline, outcome) : 0
  const label = [
    place ? `Pipeline at ${place}` : 'Pipeline',
    name,
    pipeline.cause === undefined ? undefined : 'inside a callback',
  ]
  return draw(
    'div',
    {
      class: 'trace-card',
      role: 'group',
      'aria-label': label.filter(Boolean).join(', '),
    },
    draw(
      'div',
      { class: 'trace-card-head' },
      place !== '' && draw('b', {}, place),
      name !== undefined && draw('span', {}, name),
      outcome && drawOutcome(outcome, options),
      time > 0 && draw('small', {}, `${withCommas(time)} ms`),
    ),
    ...drawBody(trace, pipeline, options),
    isLive && draw('div', { class: 'trace-details' }),
  )
}
