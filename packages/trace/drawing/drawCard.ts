import { placeOf } from '../model/assignment'
import { isConcur, outcomeOf, type Pipeline } from '../model/pipelines'
import type { Trace } from '../model/trace'
import { layOutCardLanes } from './cardLanes'
import { drawLaneChart, drawStages } from './drawLanes'
import { type Drawn, draw, drawCode } from './drawn'
import { drawTable } from './drawTable'
import type { DrawingOptions } from './drawTableBody'
import { type LaneOptions, type Lanes, momentOf } from './laneLayout'

export type CardOptions = DrawingOptions &
  Pick<LaneOptions, 'end'> & {
    /** What was run, to name the card after what the result is assigned to. */
    readonly code?: string | undefined
    /** Async steps on lanes as well, to be set beside Concur ones. */
    readonly withAsync?: boolean | undefined
  }

const isOnLanes = (
  trace: Trace,
  pipeline: Pipeline,
  { withAsync = false }: CardOptions,
): boolean =>
  isConcur(trace, pipeline) ||
  (withAsync &&
    pipeline.steps.some(step => trace.steps[step]?.kind === 'async'))

const nameOfError = (value: string): string =>
  /^[\w$.]+/u.exec(value)?.[0] ?? 'something'

/** Line and name of a pipeline, and what it came to. */
const drawCardHead = (
  trace: Trace,
  pipeline: Pipeline,
  options: CardOptions,
): Drawn => {
  const { line, name } = placeOf(trace, pipeline, options.code ?? '')
  const outcome = outcomeOf(pipeline)
  const { isLive } = options
  const isError = outcome?.type === 'throw'
  const waits = pipeline.steps.some(step => trace.steps[step]?.kind !== 'sync')
  const time =
    outcome && waits ? momentOf({ unit: 'ms' }, outcome, trace.clock) : 0
  return draw(
    'div',
    { class: 'trace-card-head' },
    ...(line > 0 && options.code !== undefined
      ? [draw('b', {}, `line ${line}`)]
      : []),
    ...(name === undefined ? [] : [draw('span', {}, name)]),
    ...(outcome
      ? [
          draw(
            'span',
            {
              class: 'trace-outcome',
              'data-outcome': isError ? 'failed' : undefined,
              'data-at': isLive ? outcome.at : undefined,
              title: outcome.value.length > 30 ? outcome.value : undefined,
            },
            isError ? 'threw ' : '→ ',
            drawCode(isError ? nameOfError(outcome.value) : outcome.value),
          ),
        ]
      : []),
    ...(time > 0 ? [draw('small', {}, `${time.toLocaleString('en')} ms`)] : []),
  )
}

/** How many values there were, which colour is which step, how many at once. */
const drawLegend = (trace: Trace, lanes: Lanes): Drawn => {
  const count = lanes.lanes.filter(({ depth }) => depth === 0).length
  const most = Math.max(
    0,
    ...lanes.stages.map(step => trace.steps[step]?.mostInFlight ?? 0),
  )
  return draw(
    'div',
    { class: 'trace-legend' },
    draw('span', {}, `${count} ${count === 1 ? 'value' : 'values'}`),
    ...drawStages(trace, lanes),
    ...(most > 1 ? [draw('span', {}, `at most ${most} in flight`)] : []),
    ...(trace.folded > 0
      ? [
          draw(
            'span',
            {},
            `${trace.folded.toLocaleString('en')} events were not kept`,
          ),
        ]
      : []),
  )
}

/** The plain steps that lanes are fed by, folded away. */
const drawReading = (
  trace: Trace,
  pipeline: Pipeline,
  options: CardOptions,
): readonly Drawn[] => {
  const plain = pipeline.steps.filter(
    step => trace.steps[step]?.kind === 'sync',
  )
  return options.isLive && plain.length > 0
    ? [
        draw(
          'details',
          { class: 'trace-reading' },
          draw('summary', {}, 'How the source was read'),
          drawTable(trace, pipeline, options, plain),
        ),
      ]
    : []
}

const drawBody = (
  trace: Trace,
  pipeline: Pipeline,
  options: CardOptions,
): readonly Drawn[] => {
  if (!isOnLanes(trace, pipeline, options)) {
    return [drawTable(trace, pipeline, options)]
  }
  const lanes = layOutCardLanes(trace, pipeline, options)
  const moment = options.isLive ? [draw('div', { class: 'trace-moment' })] : []
  return [
    drawLegend(trace, lanes),
    drawLaneChart(lanes, options, moment),
    ...drawReading(trace, pipeline, options),
  ]
}

/** A pipeline that ran: its name and result, and what happened to each value. */
export const drawCard = (
  trace: Trace,
  pipeline: Pipeline,
  options: CardOptions,
): Drawn => {
  const { line, name } = placeOf(trace, pipeline, options.code ?? '')
  const words = [
    'Pipeline',
    ...(line > 0 && options.code !== undefined ? [`at line ${line}`] : []),
    ...(name === undefined ? [] : [`, ${name}`]),
    ...(pipeline.cause === undefined ? [] : [', inside a callback']),
  ]
  return draw(
    'div',
    {
      class: 'trace-card',
      role: 'group',
      'aria-label': words.join(' ').replaceAll(' ,', ','),
    },
    drawCardHead(trace, pipeline, options),
    ...drawBody(trace, pipeline, options),
    ...(options.isLive ? [draw('div', { class: 'trace-details' })] : []),
  )
}
