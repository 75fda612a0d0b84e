import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
} from 'react'
import type { Drawn } from '../../model/drawing/drawn'
import type { LaneOptions } from '../../model/drawing/laneLayout'
import type { Trace, TraceEvent } from '../../model/trace'
import { createDrawing, eventNumberOf } from '../createDrawing'
import styles from './styles.module.css'

type Props = {
  name: string
  trace: Trace
  drawn: Drawn
  /** What it was drawn with. */
  options?: LaneOptions | undefined
  /** Where the reader stands; undefined before the first event. */
  event: TraceEvent | undefined
  /** The moment, if it is not that of the event. */
  time?: number | undefined
  /** The event whose value is followed, if one is. */
  followed?: number | undefined
  selectedStep?: number | undefined
  onKeyDown: (event: KeyboardEvent) => void
  onChoose: (at: number) => void
}

/** The flow or the lanes, in a box that scrolls, walked with the arrow keys. */
export default function Drawing({
  name,
  trace,
  drawn,
  options,
  event,
  time,
  followed,
  selectedStep,
  onKeyDown,
  onChoose,
}: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null)
  const drawing = useMemo(
    () => createDrawing(trace, drawn, options),
    [trace, drawn, options],
  )
  useEffect(() => box.current?.replaceChildren(drawing.element), [drawing])
  useEffect(() => drawing.follow(followed), [drawing, followed])
  useEffect(() => drawing.selectStep(selectedStep), [drawing, selectedStep])
  useEffect(() => {
    if (event) {
      drawing.goTo(event, time)
    }
  }, [drawing, event, time])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      ref={box}
      className={styles.box}
      data-trace-scroller=""
      role="group"
      aria-label={name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      onKeyDown={onKeyDown}
      onClick={({ target }) => {
        const at = eventNumberOf(target)
        if (at !== undefined) {
          onChoose(at)
        }
      }}
    />
  )
}
