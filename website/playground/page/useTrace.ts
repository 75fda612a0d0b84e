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

type Latest = {
  readonly shown: Shown | undefined
  readonly editor: CodeEditor | undefined
}

/** Whether the text in the editor is the one that was traced. */
const isSame = ({ editor, shown }: Latest): boolean =>
  editor?.code() === shown?.code

/** The trace of the last run, tied to the text in the editor. */
export const useTrace = (
  editor: CodeEditor | undefined,
  start: number | undefined,
) => {
  const [shown, setShown] = useState<Shown>()
  const [cursor, setCursor] = useState<number>()
  const step = useRef<number>(undefined)
  const opening = useRef(start)
  const latest = useLatest<Latest>({ editor, shown })
  // The viewer tells its step again whenever it is given another function.
  const onStep = useCallback<NonNullable<TraceProps['onStep']>>(
    (at, source) => {
      step.current = at
      latest.current.editor?.mark(isSame(latest.current) ? source : undefined)
    },
    [latest],
  )
  return {
    shown,
    props: { start: shown?.start, cursor, onStep },
    /** The event that the reader stands at, for links. */
    step: (): number | undefined =>
      isSame(latest.current) ? step.current : undefined,
    show: (draw: DrawTrace, code: string): void => {
      setShown({ draw, code, start: opening.current })
      // Only the first trace is the one that the link was about.
      opening.current = undefined
    },
    /** To be called before each run: what was recorded is of the one before. */
    discard: (): void => {
      setShown(undefined)
      setCursor(undefined)
      step.current = undefined
      latest.current.editor?.mark(undefined)
    },
    /** To be called when the cursor moved, or the text changed. */
    onCursor: (next: number): void => {
      if (latest.current.shown) {
        setCursor(isSame(latest.current) ? next : undefined)
      }
    },
  }
}
