import {
  findFailure,
  findSource,
  isConcur,
  originOf,
  pipelinesOf,
  stepAt,
  type Trace,
  type TraceEvent,
} from '@lfi-docs/trace'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { TraceProps } from '../../../playground/page/tracing'
import Drawing from '../Drawing'
import MoreMenu from '../MoreMenu'
import Sentence from '../Sentence'
import { useRegion } from '../useRegion'
import { useWalk } from '../useWalk'
import WalkBar from '../WalkBar'
import '../live.css'
import styles from './styles.module.css'

type Props = TraceProps & {
  trace: Trace
  /** What was traced. */
  code: string
}

/** Why there is nothing to walk through. */
const explainNothing = ({ note, steps }: Trace): string => {
  const kind = steps.at(-1)?.kind
  const suffix = kind === 'concur' ? 'Concur' : kind === 'async' ? 'Async' : ''
  return (
    note ??
    (kind
      ? `No step ran, because the pipeline was never consumed. End it with reduce${suffix}(toArray()), forEach${suffix} or ${suffix ? `consume${suffix}, and await it` : 'a loop'}.`
      : 'Nothing was recorded: the code imports lfi, but calls none of its functions.')
  )
}

/**
 * The value that an event is about: of a call or its end, the one it is made
 * for. What happens without a value is about none.
 */
const followedFrom = (trace: Trace, event: TraceEvent): number | undefined => {
  switch (event.type) {
    case 'value':
      return event.at
    case 'call':
    case 'settle':
    case 'throw': {
      const source = originOf(trace, event)
      return source ? followedFrom(trace, source) : event.at
    }
    default:
      return undefined
  }
}

type SwitchProps = {
  name: string
  isOn: boolean
  onSwitch: (isOn: boolean) => void
}

function Switch({ name, isOn, onSwitch }: SwitchProps): ReactNode {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      onClick={() => onSwitch(!isOn)}
    >
      {name}
    </button>
  )
}

/** Where to open: at the failure of a run that failed, else at its end. */
const startOf = (trace: Trace): number =>
  (findFailure(trace) ?? trace.events.at(-1))?.at ?? 0

/** One recorded run, to be walked through. */
export default function TraceView({
  trace,
  code,
  drawConsole,
  start,
  cursor,
  onStep,
}: Props): ReactNode {
  const region = useRegion('Trace')
  const numbers = useMemo(() => trace.events.map(({ at }) => at), [trace])
  const walk = useWalk(
    numbers,
    trace.events.length + trace.folded,
    start ?? startOf(trace),
  )
  const [isFollowing, setFollowing] = useState(false)
  const [showsOrder, setShowsOrder] = useState(false)
  const [showsPulls, setShowsPulls] = useState(false)
  const [followed, setFollowed] = useState<number>()
  const options = useMemo(() => ({ code }), [code])
  const event = trace.events[walk.index]
  useEffect(() => {
    const step = event && trace.steps[event.step]
    if (step) {
      onStep?.(event.at, findSource(code, step))
    }
    const value = event && followedFrom(trace, event)
    if (value !== undefined) {
      setFollowed(value)
    }
  }, [trace, code, event, onStep])
  const selectedStep = useMemo(
    () =>
      cursor === undefined ? undefined : stepAt(code, trace.steps, cursor),
    [trace, code, cursor],
  )
  if (!event) {
    return (
      <>
        <section className={styles.trace} {...region}>
          <p role="status" className={styles.note}>
            {explainNothing(trace)}
          </p>
        </section>
        {drawConsole?.()}
      </>
    )
  }
  const hasTable = pipelinesOf(trace).outer.some(
    pipeline => !isConcur(trace, pipeline),
  )
  return (
    <>
      <section className={styles.trace} {...region}>
        <WalkBar walk={walk}>
          {hasTable && (
            <>
              <Switch name="Order" isOn={showsOrder} onSwitch={setShowsOrder} />
              <Switch name="Pulls" isOn={showsPulls} onSwitch={setShowsPulls} />
            </>
          )}
          <button
            type="button"
            aria-pressed={isFollowing}
            onClick={() => setFollowing(!isFollowing)}
          >
            Follow value
          </button>
          <MoreMenu trace={trace} />
        </WalkBar>
        <Sentence trace={trace} event={event} />
        {trace.note && <p className={styles.note}>{trace.note}</p>}
        <Drawing
          name="What happened"
          trace={trace}
          options={options}
          event={event}
          followed={isFollowing ? followed : undefined}
          selectedStep={selectedStep}
          showsOrder={showsOrder}
          showsPulls={showsPulls}
          onKeyDown={walk.onKeyDown}
          onChoose={walk.goToEvent}
        />
      </section>
      {drawConsole?.({ mark: event.at, onMark: walk.goToEvent })}
    </>
  )
}
