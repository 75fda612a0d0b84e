/** Recorded runs as parts of a page: nothing in them needs a script. */
import { withCommas } from '../../browser/withCommas'
import { describeEvent } from '../tell/describe'
import type { Trace } from '../trace'
import { type RunStory, readStory, type Story } from '../values/readStory'
import { type CardOptions, drawCard } from './card'
import { type Drawn, draw, drawSentence } from './drawn'
import { drawKeys, drawLanes } from './lanes'
import { hasLanes, type Lanes, layOutLanes } from './layOutLanes'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeText = (text: string): string =>
  text.replaceAll(/[&<>"']/gu, character => escapes[character] ?? '')

/** A drawing as inert HTML. */
export const toHtml = (drawn: Drawn | string): string => {
  if (typeof drawn === 'string') {
    return escapeText(drawn)
  }
  const { tag, attributes, children } = drawn
  const written = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeText(value)}"`)
    .join('')
  return `<${tag}${written}>${children.map(toHtml).join('')}</${tag}>`
}

/** Fetches the viewer, which replaces the drawing. */
const walkButton = draw(
  'button',
  { type: 'button', 'data-walk': '', 'data-needs-script': '' },
  'Walk through it',
)

type Caption = readonly (Drawn | string)[]

/** A drawing with its caption, and the same as text: a list item each. */
const drawFigure = (
  attributes: Parameters<typeof draw>[1],
  caption: Caption,
  picture: readonly Drawn[],
  sentences: readonly Caption[],
): Drawn =>
  draw(
    'figure',
    { class: 'trace-picture', ...attributes },
    draw('figcaption', {}, ...caption),
    draw('div', { 'data-drawing': '' }, ...picture),
    'data-trace' in attributes && walkButton,
    draw(
      'details',
      {},
      draw('summary', {}, 'The same as text'),
      draw('ol', {}, ...sentences.map(parts => draw('li', {}, ...parts))),
    ),
  )

/**
 * A recorded run as a part of a page: a card for each pipeline. It holds its
 * trace, for the viewer.
 */
export const drawPicture = (
  trace: Trace,
  caption: Caption,
  options: Omit<CardOptions, 'isLive'> = {},
): Drawn => {
  const story = readStory(trace)
  return drawFigure(
    {
      'data-trace': JSON.stringify(trace),
      'data-with-async': options.withAsync ? '' : undefined,
    },
    caption,
    story.outer.map(run => drawCard(story, run, { ...options, isLive: false })),
    trace.events.map(event => drawSentence(describeEvent(story, event))),
  )
}

/** What a program does in time: the pipelines that wait, inner ones first. */
const timedRuns = (story: Story): readonly RunStory[] => {
  const timed = story.runs.filter(run => hasLanes(story, run, true))
  const inner = timed.filter(({ run }) => {
    const { step = -1 } = story.eventAt(run.cause) ?? {}
    return (
      run.cause !== undefined &&
      !/^flatMap/u.test(story.trace.steps[step]?.name ?? '')
    )
  })
  return inner.length > 0
    ? inner
    : timed.filter(({ run }) => run.cause === undefined)
}

/** The lanes of all that a program does in time, on one axis. */
export const layOutTimeline = (
  trace: Trace,
  end?: number,
): { story: Story; lanes: Lanes } => {
  const story = readStory(trace)
  const lanes = layOutLanes(story, timedRuns(story), {
    end,
    takesErrorsForFailures: true,
  })
  return { story, lanes: { ...lanes, start: 0 } }
}

/** The lanes of a program by themselves. */
export const drawTimelineLanes = (trace: Trace, end?: number): Drawn =>
  drawLanes(layOutTimeline(trace, end).lanes, { isLive: false })

const endings = {
  done: '.',
  failed: ' and fails.',
  abandoned: ', though nothing awaits it any more.',
} as const

/** A sentence for each bar, a lane after the other, and how it all ends. */
const tellLanes = (
  { trace }: Story,
  { lanes, stages, settled }: Lanes,
): readonly Caption[] => [
  ...lanes.flatMap(({ bars }) =>
    bars
      .filter(({ start, end }) => end > start)
      .map(({ given, stage, start, end, outcome }) => [
        `${given.replaceAll("'", '')}: `,
        draw('code', {}, trace.steps[stages[stage] ?? -1]?.label ?? ''),
        ` runs from ${start} ms to ${end} ms${endings[outcome]}`,
      ]),
  ),
  [`The promise settles after ${settled} ms.`],
]

/** A program as one card with lanes, for guides: who worked when. */
export const drawTimeline = (
  trace: Trace,
  title: string,
  end?: number,
): Drawn => {
  const { story, lanes } = layOutTimeline(trace, end)
  const card = draw(
    'div',
    { class: 'trace-card' },
    draw('div', { class: 'trace-legend' }, ...drawKeys(story, lanes)),
    drawLanes(lanes, { isLive: false }),
  )
  return drawFigure(
    {},
    [`${title}: `, draw('b', {}, `${withCommas(lanes.settled)} ms`)],
    [card],
    tellLanes(story, lanes),
  )
}

export type Totals = {
  /** What the pipeline came to, as printed; empty if it came to nothing. */
  readonly result: string
  readonly milliseconds: number
  readonly calls: number
  readonly mostInFlight: number
  readonly mostHeld: number
  /** How many values were taken from what the code handed in. */
  readonly taken: number
}

/** What a program comes to, in numbers that can be set beside another's. */
export const totalsOf = ({ runs }: Trace): Totals => {
  const steps = runs.flatMap(run => run.steps)
  const outcome = runs.findLast(run => run.outcome)?.outcome
  const most = (numbers: readonly number[]): number => Math.max(0, ...numbers)
  const sum = (numbers: readonly number[]): number =>
    numbers.reduce((total, number) => total + number, 0)
  return {
    result: outcome?.value ?? '',
    milliseconds: Math.round(outcome?.time ?? 0),
    calls: sum(steps.map(({ calls }) => calls)),
    mostInFlight: most(steps.map(({ mostInFlight }) => mostInFlight)),
    mostHeld: most(steps.map(({ mostHeld }) => mostHeld)),
    taken: sum(
      steps
        .filter(({ inputs }) => inputs.length === 0)
        .map(({ passed }) => passed),
    ),
  }
}
