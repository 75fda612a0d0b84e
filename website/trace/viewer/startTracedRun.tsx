import { useCallback, useEffect, useRef, useState } from 'react'
import type { TraceProps, Tracer } from '../../playground/page/tracing'
import { startRun } from '../../playground/sandbox/run'
import { emptyTrace, type Trace } from '../format/trace'
import { createInstrument } from './createInstrument'
import { type MountedTrace, mountTrace } from './mountTrace'

/** This is drawn for a run that ended before its first recording was sent. */
const nothing = emptyTrace('real', 'Nothing was recorded before the run ended.')

/**
 * After the frame in which the console draws what was printed last: drawn in the
 * same task, both together would keep the page from answering.
 */
const afterFrame = (): Promise<void> =>
  new Promise(resolve => {
    // A hidden tab draws no frames.
    if (document.hidden) {
      resolve()
    } else {
      requestAnimationFrame(() => setTimeout(resolve))
    }
  })

type Props = TraceProps & { trace: Trace }

/** A trace on a page of React's, with the console below it. */
function TraceView({ trace, drawConsole, start, cursor, onStep }: Props) {
  const host = useRef<HTMLDivElement>(null)
  const mounted = useRef<MountedTrace>(undefined)
  const [mark, setMark] = useState<number>()
  const opening = useRef(start)
  // The same function each time: every line of the console has it.
  const onMark = useCallback((at: number) => mounted.current?.goToEvent(at), [])
  useEffect(() => {
    if (host.current) {
      mounted.current = mountTrace(host.current, trace, {
        isBesideCode: true,
        start: opening.current,
        onStep: (at, source) => {
          setMark(at)
          onStep?.(at, source)
        },
      })
    }
  }, [trace, onStep])
  useEffect(() => mounted.current?.selectAt(cursor), [cursor])
  return (
    <>
      <div ref={host} className="trace-host" />
      {drawConsole?.(mark === undefined ? undefined : { mark, onMark })}
    </>
  )
}

/** Runs code as Run does, and draws what it did when it has ended. */
export const startTracedRun: Tracer = ({ onTrace, ...options }) => {
  const { instrument, trace } = createInstrument()
  // Each run is walked from its own start.
  const key = String(performance.now())
  const handle = startRun({ ...options, instrument })
  void handle.finished.then(async ({ status }) => {
    await afterFrame()
    const recorded = trace() ?? nothing
    // The console says why code did not start.
    if (status !== 'not-started') {
      onTrace(
        props => <TraceView key={key} {...props} trace={recorded} />,
        host => void mountTrace(host, recorded, { isBesideCode: true }),
      )
    }
  })
  return handle
}
