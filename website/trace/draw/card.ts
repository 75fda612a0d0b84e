import { withCommas } from '../../browser/withCommas'
import { nameOf } from '../tell/describe'
import type { Outcome, TraceEvent } from '../trace'
import {
  durationOf,
  type RunStory,
  type Story,
  waits,
} from '../values/readStory'
import {
  counted,
  type DrawingOptions,
  type Drawn,
  draw,
  drawCode,
  drawWhole,
  partOf,
} from './drawn'
import { countsOf } from './heads'
import { drawKeys, drawLanes } from './lanes'
import { hasLanes, type LaneOptions, layOutLanes } from './layOutLanes'
import { drawTable } from './table'

export type CardOptions = DrawingOptions &
  LaneOptions & {
    /** Whether the code that ran is beside the card. */
    readonly isBesideCode?: boolean
    /** Async steps on lanes as well, to be set beside Concur ones. */
    readonly withAsync?: boolean
  }

const nameOfError = (value: string): string =>
  /^[\w$.]+/u.exec(value)?.[0] ?? 'something'

const drawOutcome = (
  { type, at, value }: Outcome,
  options: CardOptions,
): Drawn => {
  const isError = type === 'throw'
  return draw(
    'span',
    {
      class: 'trace-outcome',
      'data-outcome': isError ? 'failed' : undefined,
      ...partOf([at], options),
      title: value.length > 30 ? value : undefined,
    },
    isError ? 'threw ' : '→ ',
    drawCode(isError ? nameOfError(value) : value),
  )
}

/** Where a pipeline begins in the code, and what its result is called. */
const headOf = ({ trace }: Story, { steps }: RunStory) => {
  const spots = steps.flatMap(step => trace.steps[step] ?? [])
  const { line = 0, name } = spots.at(-1)?.head ?? {}
  const lines = spots.map(spot => spot.line).filter(each => each > 0)
  return { line: line || Math.min(...lines, Infinity), name }
}

/** What is not to be seen in a card, in one line. */
const describeUnknown = (
  { trace, eventAt }: Story,
  run: RunStory,
): readonly string[] => {
  const missing = run.run.count - run.events.length
  const isUnlinked = run.values.some(({ event, step }) => {
    const counts = countsOf(run, step)
    return (
      event.from === undefined &&
      (counts?.inputs.length ?? 0) > 0 &&
      trace.steps[step]?.kind === 'concur'
    )
  })
  const isCut =
    missing > 0 ||
    run.values.some(
      ({ event }) => event.from !== undefined && !eventAt(event.from),
    )
  return [
    ...(isCut && missing > 0
      ? [
          `${counted(missing, 'event')} in between ${missing === 1 ? 'was' : 'were'} not kept.`,
        ]
      : []),
    ...(isUnlinked
      ? ['Which values some of these come from is not known.']
      : []),
  ]
}

const drawUnknown = (story: Story, run: RunStory): Drawn | false => {
  const said = describeUnknown(story, run)
  return (
    said.length > 0 && draw('p', { class: 'trace-unknown' }, said.join(' '))
  )
}

/** The plain steps that lanes are fed by, folded away. */
const drawReading = (
  story: Story,
  run: RunStory,
  options: CardOptions,
): Drawn | false => {
  const plain = run.steps.filter(
    step => story.trace.steps[step]?.kind === 'sync',
  )
  return (
    options.isLive &&
    plain.length > 0 &&
    draw(
      'details',
      { class: 'trace-reading' },
      draw('summary', {}, 'How the source was read'),
      drawTable(story, run, options, plain),
    )
  )
}

const drawBody = (story: Story, run: RunStory, options: CardOptions) => {
  if (!hasLanes(story, run, options.withAsync)) {
    return [drawTable(story, run, options)]
  }
  const lanes = layOutLanes(story, [run], options)
  const count = lanes.lanes.filter(({ depth }) => depth === 0).length
  const most = Math.max(...run.run.steps.map(step => step.mostInFlight))
  return [
    draw(
      'div',
      { class: 'trace-legend' },
      draw('span', {}, counted(count, 'value')),
      ...drawKeys(story, lanes),
      most > 1 && draw('span', {}, `at most ${most} in flight`),
    ),
    drawLanes(lanes, options),
    drawReading(story, run, options),
  ]
}

/** A pipeline that ran: its name and result, and what happened to each value. */
export const drawCard = (
  story: Story,
  run: RunStory,
  options: CardOptions,
): Drawn => {
  const { isLive, isBesideCode = false } = options
  const { line, name } = headOf(story, run)
  const place = isBesideCode && Number.isFinite(line) ? `line ${line}` : ''
  const shown = isBesideCode ? name : undefined
  const { outcome, cause } = run.run
  const time = waits(story, run) ? Math.round(durationOf(run) ?? 0) : 0
  const label = [
    place ? `Pipeline at ${place}` : 'Pipeline',
    shown,
    cause === undefined ? undefined : 'inside a callback',
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
      shown !== undefined && draw('span', {}, shown),
      outcome && drawOutcome(outcome, options),
      time > 0 && draw('small', {}, `${withCommas(time)} ms`),
    ),
    ...drawBody(story, run, options),
    drawUnknown(story, run),
    isLive && draw('div', { class: 'trace-details' }),
  )
}

const drawFact = (name: string, ...value: (Drawn | string)[]): Drawn =>
  draw('div', {}, draw('dt', {}, name), draw('dd', {}, ...value))

/** An event, the call that it ended, and the value that this was made for. */
const chainOf = (story: Story, event: TraceEvent): readonly number[] => {
  const origin = story.eventAt(event.from)
  return origin && event.type !== 'value'
    ? [event.at, ...chainOf(story, origin)]
    : [event.at, event.from ?? event.at]
}

/** The pipelines that callbacks ran for what happened at an event. */
const innerAt = (story: Story, event: TraceEvent): readonly RunStory[] => {
  const own = story.runs[event.run]
  return own?.run.cause === undefined
    ? [...new Set(chainOf(story, event))].flatMap(story.innerOf)
    : [own]
}

/** What happened at an event, with its values whole. */
export const drawDetails = (
  story: Story,
  event: TraceEvent,
  options: CardOptions,
): readonly Drawn[] => {
  const step = story.trace.steps[event.step]
  const origin = story.eventAt(event.from)
  const given = event.type === 'call' ? event.value : origin?.value || undefined
  const made = event.type === 'call' ? undefined : event.value || undefined
  return [
    draw(
      'dl',
      {},
      drawFact(
        'Step',
        draw('code', {}, step?.label ?? nameOf(step)),
        ...(step && step.line > 0 ? [` in line ${step.line}`] : []),
      ),
      given !== undefined &&
        (origin?.type === 'value' || event.type !== 'value') &&
        drawFact('In', drawWhole(given)),
      made !== undefined &&
        drawFact(event.type === 'throw' ? 'Threw' : 'Out', drawWhole(made)),
    ),
    ...innerAt(story, event).map(inner =>
      drawCard(story, inner, { ...options, isLive: false }),
    ),
  ]
}
