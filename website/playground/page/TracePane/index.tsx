import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type {
  MountedTrace,
  TraceOptions,
} from '../../../trace/viewer/mountTrace'
import type { MountTrace } from '../../../trace/viewer/recordRun'
import type { Standing } from '../../console/createConsole'

type Props = TraceOptions & {
  mount: MountTrace
  /** Where the cursor is in the code that was traced. */
  cursor?: number | undefined
  /** Draws the console below, each line at the event that printed it. */
  drawConsole?: (standing?: Standing) => ReactNode
}

/** A trace on a page of React's. */
export default function TracePane({
  mount,
  start,
  cursor,
  onStep,
  drawConsole,
}: Props): ReactNode {
  const host = useRef<HTMLDivElement>(null)
  const mounted = useRef<MountedTrace>(undefined)
  const [mark, setMark] = useState<number>()
  // The same function each time: every line of the console has it.
  const onMark = useCallback((at: number) => mounted.current?.goToEvent(at), [])
  useEffect(() => {
    mounted.current =
      host.current === null
        ? undefined
        : mount(host.current, {
            start,
            onStep: (at, source) => {
              setMark(at)
              onStep?.(at, source)
            },
          })
  }, [mount, start, onStep])
  useEffect(() => mounted.current?.selectAt(cursor), [cursor])
  return (
    <>
      <div ref={host} className="trace-host" />
      {drawConsole?.(mark === undefined ? undefined : { mark, onMark })}
    </>
  )
}
