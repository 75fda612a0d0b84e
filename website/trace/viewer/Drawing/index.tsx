import type { CardOptions, Trace, TraceEvent } from '@lfi-docs/trace'
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
} from 'react'
import { createDrawing, eventNumberOf } from '../createDrawing'
import styles from './styles.module.css'

type Props = {
  name: string
  trace: Trace
  /** What the cards are drawn with: the same object until it changes. */
  options: Omit<CardOptions, 'isLive'>
  /** Where the reader stands; undefined before the first event. */
  event: TraceEvent | undefined
  /** The moment, if it is not that of the event. */
  time?: number | undefined
  /** The event whose value is followed, if one is. */
  followed?: number | undefined
  selectedStep?: number | undefined
  /** Whether cells are numbered, and rows show who asked whom. */
  showsOrder?: boolean
  showsPulls?: boolean
  onKeyDown: (event: KeyboardEvent) => void
  onChoose: (at: number) => void
}

/** The cards of a run, in a box that scrolls, walked with the arrow keys. */
export default function Drawing({
  name,
  trace,
  options,
  event,
  time,
  followed,
  selectedStep,
  showsOrder = false,
  showsPulls = false,
  onKeyDown,
  onChoose,
}: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null)
  const drawing = useMemo(() => createDrawing(trace, options), [trace, options])
  useEffect(() => box.current?.replaceChildren(...drawing.elements), [drawing])
  useEffect(() => drawing.follow(followed), [drawing, followed])
  useEffect(() => drawing.selectStep(selectedStep), [drawing, selectedStep])
  useEffect(() => drawing.goTo(event, time), [drawing, event, time])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      ref={box}
      className={styles.box}
      data-trace-scroller=""
      data-order={showsOrder ? '' : undefined}
      data-pulls={showsPulls ? '' : undefined}
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
