/** Recorded runs as parts of a page: nothing in them needs a script. */
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { withCommas } from '../../browser/withCommas'
import { describeEvent } from '../tell/describe'
import type { Trace } from '../trace'
import { type RunStory, readStory, type Story } from '../values/readStory'
import { Card, type CardOptions } from './Card'
import { LaneChart, LaneKeys } from './Lanes'
import { hasLanes, type Lanes, layOutLanes } from './layOutLanes'
import { drawSentence } from './parts'

type FigureProps = {
  caption: ReactNode
  picture: ReactNode
  /** The same as text. */
  sentences: readonly ReactNode[]
  /** For the viewer, which then replaces the drawing. */
  trace?: Trace
  withAsync?: boolean | undefined
}

/** A drawing with its caption, and the same as text: a list item each. */
function Figure(props: FigureProps): ReactNode {
  const { caption, picture, sentences, trace, withAsync } = props
  return (
    <figure
      className="trace-picture"
      data-trace={trace && JSON.stringify(trace)}
      data-with-async={withAsync ? '' : undefined}
    >
      <figcaption>{caption}</figcaption>
      <div data-drawing="">{picture}</div>
      {trace && (
        <button type="button" data-walk="" data-needs-script="">
          Walk through it
        </button>
      )}
      <details>
        <summary>The same as text</summary>
        <ol>
          {sentences.map((sentence, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: never drawn again
            <li key={place}>{sentence}</li>
          ))}
        </ol>
      </details>
    </figure>
  )
}

const drawCards = (story: Story, options: Omit<CardOptions, 'isLive'>) =>
  story.outer.map(run => (
    <Card key={run.run.start} {...options} {...{ story, run }} isLive={false} />
  ))

/** The cards of a recorded run alone, as HTML. */
export const renderCards = (trace: Trace): string =>
  renderToStaticMarkup(drawCards(readStory(trace), {}))

/**
 * A recorded run as a part of a page: a card for each pipeline. It holds its
 * trace, for the viewer.
 */
export const renderPicture = (
  trace: Trace,
  caption: ReactNode,
  options: Omit<CardOptions, 'isLive'> = {},
): string => {
  const story = readStory(trace)
  return renderToStaticMarkup(
    <Figure
      caption={caption}
      picture={drawCards(story, options)}
      sentences={trace.events.map(event =>
        drawSentence(describeEvent(story, event)),
      )}
      trace={trace}
      withAsync={options.withAsync}
    />,
  )
}

/** What a program does in time: the pipelines that wait, inner ones if any. */
const timedRuns = (story: Story): readonly RunStory[] => {
  const timed = story.runs.filter(run => hasLanes(story, run, true))
  const inner = timed.filter(({ run }) => run.cause !== undefined)
  return inner.length > 0 ? inner : timed
}

/** The lanes of all that a program does in time, on one axis. */
export const layOutTimeline = (
  trace: Trace,
  end?: number,
): { story: Story; lanes: Lanes } => {
  const story = readStory(trace)
  const lanes = layOutLanes(story, timedRuns(story), end)
  return { story, lanes: { ...lanes, start: 0 } }
}

/** The lanes of a program by themselves. */
export const renderTimelineLanes = (trace: Trace, end?: number): string => {
  const { lanes } = layOutTimeline(trace, end)
  return renderToStaticMarkup(<LaneChart lanes={lanes} isLive={false} />)
}

const endings = {
  done: '.',
  failed: ' and fails.',
  abandoned: ', though nothing awaits it any more.',
} as const

/** A sentence for each bar, a lane after the other, and how it all ends. */
const tellLanes = (
  { trace }: Story,
  { lanes, stages, settled }: Lanes,
): readonly ReactNode[] => [
  ...lanes
    .flatMap(({ bars }) => bars)
    .filter(({ start, end }) => end > start)
    .map(({ given, stage, start, end, outcome }) => [
      `${given.replaceAll("'", '')}: `,
      <code key="step">{trace.steps[stages[stage] ?? -1]?.label}</code>,
      ` runs from ${start} ms to ${end} ms${endings[outcome]}`,
    ]),
  `The promise settles after ${settled} ms.`,
]

/** A program as one card with lanes, for guides: who worked when. */
export const renderTimeline = (
  trace: Trace,
  title: string,
  end?: number,
): string => {
  const { story, lanes } = layOutTimeline(trace, end)
  return renderToStaticMarkup(
    <Figure
      caption={
        <>
          {title}: <b>{withCommas(lanes.settled)} ms</b>
        </>
      }
      picture={
        <div className="trace-card">
          <div className="trace-legend">
            <LaneKeys story={story} lanes={lanes} />
          </div>
          <LaneChart lanes={lanes} isLive={false} />
        </div>
      }
      sentences={tellLanes(story, lanes)}
    />,
  )
}
