import type { CSSProperties, ReactNode } from 'react'
import { withCommas } from '../../browser/withCommas'
import { shorten } from '../places/places'
import type { TraceStep } from '../trace'
import type { Story } from '../values/readStory'
import type { Lane, LaneBar, Lanes } from './layOutLanes'
import { Code, type DrawingOptions, Folded, group, partOf } from './parts'
import { argumentsOf, nameOf } from './Table'

/** Few enough not to touch on a phone. */
const TICKS = 3
/** Longer runs show the first and the last of their lanes. */
const MAX_LANES = 16
const LANES_AT_ENDS = 6
/** Colours that distinguish steps. */
const STAGES = 4
const MAX_DEPTH = 4
/** Of what a step was given, beside its name. */
const MAX_GIVEN = 10

/** Where a moment is on the axis, from 0 to 1. */
const placeOf = ({ start, end }: Lanes, moment: number): number =>
  end > start ? Math.max(0, Math.min(1, (moment - start) / (end - start))) : 0

/** A number short enough for an attribute. */
const short = (value: number): number => Number(value.toFixed(4))

const percent = (part: number): string => `${short(part * 100)}%`

const at = (lanes: Lanes, moment: number): CSSProperties => ({
  insetInlineStart: percent(placeOf(lanes, moment)),
})

/** Moments from the start to the end, in whole milliseconds. */
const ticksOf = ({ start, end }: Lanes): readonly number[] => {
  const between = (end - start) / (TICKS - 1)
  const ticks = Array.from({ length: TICKS }, (_, n) => start + n * between)
  return [...new Set(ticks.map(Math.round))]
}

type Props = DrawingOptions & { lanes: Lanes }

function Bar({ lanes, bar, isLive }: Props & { bar: LaneBar }): ReactNode {
  const { ats, stage, start, end, outcome, given } = bar
  const width = placeOf(lanes, end) - placeOf(lanes, start)
  return (
    <span
      className="trace-bar"
      data-stage={stage % STAGES}
      data-outcome={outcome === 'done' ? undefined : outcome}
      {...partOf(ats, { isLive })}
      title={given}
      style={{ ...at(lanes, start), inlineSize: percent(width) }}
    />
  )
}

function LaneRow({ lanes, lane, isLive }: Props & { lane: Lane }): ReactNode {
  const { label, depth, ats, bars, end } = lane
  const ended = partOf([end.at], { isLive })
  const isCode = end.kind === 'value' || end.kind === 'error'
  const indent = { '--depth': Math.min(depth, MAX_DEPTH) } as CSSProperties
  return (
    <div className="trace-lane" style={depth > 0 ? indent : undefined}>
      <span className="trace-name" {...partOf(ats, { isLive })}>
        <Code text={label} />
      </span>
      <div className="trace-track">
        {bars.map(bar => (
          <Bar key={bar.ats[0]} {...{ lanes, bar, isLive }} />
        ))}
        {end.kind === 'dropped' && (
          <span
            className="trace-cross"
            aria-hidden="true"
            {...ended}
            style={at(lanes, end.time)}
          >
            ✕
          </span>
        )}
      </div>
      <span className="trace-end" data-end={end.kind} {...ended}>
        {isCode ? <Code text={end.text} /> : <i>{end.text}</i>}
      </span>
    </div>
  )
}

/** Whether work goes on after the pipeline has come to its end. */
const goesOn = ({ lanes, settled }: Lanes): boolean =>
  lanes.some(({ bars }) => bars.some(({ end }) => end > settled))

/** Lanes below their axis. */
export function LaneChart({ lanes, isLive }: Props): ReactNode {
  const settled = short(placeOf(lanes, lanes.settled))
  return (
    <div
      className="trace-lanes"
      {...group('Lanes')}
      // Where the viewer puts the line of the moment.
      data-start={isLive ? lanes.start : undefined}
      data-end={isLive ? lanes.end : undefined}
    >
      <div className="trace-lane trace-axis" aria-hidden="true">
        <span className="trace-name">ms</span>
        <div className="trace-track">
          {ticksOf(lanes).map(tick => (
            <span key={tick} style={at(lanes, tick)}>
              {withCommas(tick)}
            </span>
          ))}
        </div>
      </div>
      <Folded
        as="div"
        rows={lanes.lanes.map(lane => (
          <LaneRow key={lane.ats[0]} {...{ lanes, lane, isLive }} />
        ))}
        most={MAX_LANES}
        ends={LANES_AT_ENDS}
        drawMore={more => <div className="trace-more">{more}</div>}
        isLive={isLive}
      />
      {(!isLive || goesOn(lanes)) && (
        <span
          className="trace-settled"
          style={{ '--now': settled } as CSSProperties}
        />
      )}
      {isLive && <div className="trace-moment" />}
    </div>
  )
}

/** What hatching says of a bar. */
const hatchings = [
  ['failed', 'failed'],
  ['abandoned', 'still running when the pipeline settled'],
] as const

/** A step whose name others have as well is distinguished by what it was given. */
const keyOf = (step: TraceStep, all: readonly TraceStep[]): string => {
  const name = nameOf(step)
  const given = argumentsOf(step)
  const isShared = all.filter(other => nameOf(other) === name).length > 1
  return isShared && given !== ''
    ? `${name} ${shorten(given, MAX_GIVEN)}`
    : name
}

/** Which colour is which step, and what hatching and the dotted line mean. */
export function LaneKeys({ story, lanes }: { story: Story; lanes: Lanes }) {
  const { steps } = story.trace
  const shown = lanes.stages.flatMap(index => steps[index] ?? [])
  const bars = lanes.lanes.flatMap(lane => lane.bars)
  return (
    <>
      {shown.map((step, stage) => (
        <span
          key={lanes.stages[stage]}
          className="trace-key"
          data-step={lanes.stages[stage]}
          title={argumentsOf(step) === '' ? undefined : step.label}
        >
          <span
            className="trace-bar trace-swatch"
            data-stage={stage % STAGES}
          />
          <code>{keyOf(step, shown)}</code>
        </span>
      ))}
      {hatchings
        .filter(([outcome]) => bars.some(bar => bar.outcome === outcome))
        .map(([outcome, text]) => (
          <span key={outcome} className="trace-key">
            <span className="trace-bar trace-swatch" data-outcome={outcome} />
            {text}
          </span>
        ))}
      {goesOn(lanes) && (
        <span className="trace-key">
          <span className="trace-settled" />
          the pipeline is done
        </span>
      )}
    </>
  )
}
