import type { ReactNode } from 'react'
import { counted, withCommas } from '../../browser/withCommas'
import { describeGap } from '../tell/describe'
import { MAX_VALUE_LENGTH, type Outcome, type TraceEvent } from '../trace'
import { type RunStory, type Story, waits } from '../values/readStory'
import { LaneChart, LaneKeys } from './Lanes'
import { hasLanes, layOutLanes } from './layOutLanes'
import { Code, type DrawingOptions, group, partOf } from './parts'
import { Table } from './Table'

export type CardOptions = DrawingOptions & {
  /** Whether the code that ran is beside the card. */
  readonly isBesideCode?: boolean
  /** Async steps on lanes as well, to be set beside Concur ones. */
  readonly withAsync?: boolean
  /** The last moment of the axis, to draw several runs to one scale. */
  readonly end?: number
}

type Props = CardOptions & { story: Story; run: RunStory }

const nameOfError = (value: string): string =>
  /^[\w$.]+/u.exec(value)?.[0] ?? 'something'

function OutcomeText({ type, at, value, isLive }: Outcome & DrawingOptions) {
  const isError = type === 'throw'
  return (
    <span
      className="trace-outcome"
      data-outcome={isError ? 'failed' : undefined}
      {...partOf([at], { isLive })}
    >
      {isError ? 'threw ' : '→ '}
      <Code text={isError ? nameOfError(value) : value} />
    </span>
  )
}

/** Where a pipeline begins in the code, and what its result is called. */
const headOf = ({ trace }: Story, { steps }: RunStory) => {
  const spots = steps.flatMap(step => trace.steps[step] ?? [])
  const { line = 0, name } = spots.at(-1)?.head ?? {}
  const lines = spots.map(spot => spot.line).filter(each => each > 0)
  return { line: line || lines.sort((a, b) => a - b)[0], name }
}

/** Whether what some values of a card were made of is not known. */
const hasUnlinked = ({ eventAt }: Story, { run, values }: RunStory): boolean =>
  values.some(({ event: { from }, to, step: index }) => {
    const inputs = run.steps.find(({ step }) => step === index)?.inputs ?? []
    return from === undefined ? to >= 0 && inputs.length > 0 : !eventAt(from)
  })

function Lanes({ story, run, end, isLive }: Props): ReactNode {
  const lanes = layOutLanes(story, [run], end)
  const count = lanes.lanes.filter(({ depth }) => depth === 0).length
  const most = Math.max(...run.run.steps.map(step => step.mostInFlight))
  const plain = run.steps.filter(
    step => story.trace.steps[step]?.kind === 'sync',
  )
  return (
    <>
      <div className="trace-legend">
        <span>{counted(count, 'value')}</span>
        <LaneKeys story={story} lanes={lanes} />
        {most > 1 && <span>at most {most} in flight</span>}
      </div>
      <LaneChart lanes={lanes} isLive={isLive} />
      {run.missing > 0 && (
        <p className="trace-note">{describeGap(run.missing, 'event')}.</p>
      )}
      {isLive && plain.length > 0 && (
        <details className="trace-reading">
          <summary>How the source was read</summary>
          <Table story={story} run={run} columns={plain} isLive={isLive} />
        </details>
      )}
    </>
  )
}

/** A pipeline that ran: its name and result, and what happened to each value. */
export function Card(props: Props): ReactNode {
  const { story, run, isLive, isBesideCode = false, withAsync } = props
  const { outcome, cause, start } = run.run
  const { line, name } = isBesideCode ? headOf(story, run) : {}
  const place = line && `line ${line}`
  const time =
    outcome && waits(story, run) ? Math.round(outcome.time - start) : 0
  const label = [
    place ? `Pipeline at ${place}` : 'Pipeline',
    name,
    cause !== undefined && 'inside a callback',
  ]
  return (
    <div className="trace-card" {...group(label.filter(Boolean).join(', '))}>
      <div className="trace-card-head">
        {place && <b>{place}</b>}
        {name && <span>{name}</span>}
        {outcome && <OutcomeText {...outcome} isLive={isLive} />}
        {time > 0 && <small>{withCommas(time)} ms</small>}
      </div>
      {hasLanes(story, run, withAsync) ? (
        <Lanes {...props} />
      ) : (
        <Table story={story} run={run} isLive={isLive} />
      )}
      {hasUnlinked(story, run) && (
        <p className="trace-note">
          Trace can’t tell which values some of the values here come from.
        </p>
      )}
      {isLive && <div className="trace-details" />}
    </div>
  )
}

function Fact({ name, value }: { name: string; value: string | undefined }) {
  const isCut = (value?.length ?? 0) >= MAX_VALUE_LENGTH
  return (
    value && (
      <div>
        <dt>{name}</dt>
        <dd>
          <code>{isCut ? `${value}…` : value}</code>
        </dd>
      </div>
    )
  )
}

/** The pipelines that callbacks ran at an event, or at the one it came from. */
const innerAt = (story: Story, event: TraceEvent): readonly RunStory[] => {
  const own = story.runs[event.run]
  return own?.run.cause === undefined
    ? [event.at, event.from ?? -1].flatMap(story.innerOf)
    : [own]
}

type DetailsProps = CardOptions & { story: Story; event: TraceEvent }

/** What happened at an event, with its values whole. */
export function Details(props: DetailsProps): ReactNode {
  const { story, event } = props
  const { type, value } = event
  const step = story.trace.steps[event.step]
  const origin = story.eventAt(event.from)
  const isOfValue = type === 'value' && origin?.type !== 'value'
  const given = type === 'call' ? value : origin?.value
  return (
    <>
      <dl>
        <div>
          <dt>Step</dt>
          <dd>
            <code>{step?.label}</code>
            {step && step.line > 0 && ` in line ${step.line}`}
          </dd>
        </div>
        <Fact name="In" value={isOfValue ? undefined : given} />
        <Fact
          name={type === 'throw' ? 'Threw' : 'Out'}
          value={type === 'call' ? undefined : value}
        />
      </dl>
      {innerAt(story, event).map(inner => (
        <Card key={inner.run.start} {...props} run={inner} isLive={false} />
      ))}
    </>
  )
}
