import { useCallback, useRef, useState } from 'react'
import type { CodeEditor } from '../editor/createEditor'
import type { DrawTrace, TraceProps } from './tracing'
import { useLatest } from './useLatest'

type Shown = {
  readonly draw: DrawTrace
  /** What was traced: links to the source hold for that text only. */
  readonly code: string
  readonly start: number | undefined
}

export type TraceHandle = {
  readonly shown: Shown | undefined
  readonly props: TraceProps
  /** The event that the reader stands at, for links. */
  readonly step: () => number | undefined
  readonly show: (draw: DrawTrace, code: string) => void
  /** To be called before each run: what was recorded is of the one before. */
  readonly discard: () => void
  /** To be called when the cursor moved, or the text changed. */
  readonly onCursor: (cursor: number) => void
}

/** The trace of the last run, tied to the text in the editor. */
export const useTrace = (
  editor: CodeEditor | undefined,
  start: number | undefined,
): TraceHandle => {
  const [shown, setShown] = useState<Shown>()
  const [cursor, setCursor] = useState<number>()
  const step = useRef<number>(undefined)
  const opening = useRef(start)
  const latest = useLatest({ editor, shown })
  const isSame = useCallback(
    () => latest.current.editor?.code() === latest.current.shown?.code,
    [latest],
  )
  const onStep = useCallback<NonNullable<TraceProps['onStep']>>(
    (at, source) => {
      step.current = at
      latest.current.editor?.mark(isSame() ? source : undefined)
    },
    [latest, isSame],
  )
  const show = useCallback((draw: DrawTrace, code: string): void => {
    setShown({ draw, code, start: opening.current })
    // Only the first trace is the one that the link was about.
    opening.current = undefined
  }, [])
  const discard = useCallback((): void => {
    setShown(undefined)
    setCursor(undefined)
    step.current = undefined
    latest.current.editor?.mark(undefined)
  }, [latest])
  const onCursor = useCallback(
    (next: number): void => {
      if (latest.current.shown) {
        setCursor(isSame() ? next : undefined)
      }
    },
    [latest, isSame],
  )
  return {
    shown,
    props: { start: shown?.start, cursor, onStep },
    step: () => (isSame() ? step.current : undefined),
    show,
    discard,
    onCursor,
  }
}
