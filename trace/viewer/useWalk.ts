import { type KeyboardEvent, useCallback, useMemo, useState } from 'react'

export type Walk = {
  /** The place among the events that were kept, from 0. */
  readonly index: number
  readonly last: number
  /** The number of the event there, and how many there were at all. */
  readonly at: number
  readonly total: number
  readonly goTo: (index: number) => void
  /** Goes to the event with a number, or to the next one that was kept. */
  readonly goToEvent: (at: number) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

type Events = {
  /** In order; folding leaves gaps between them. */
  readonly numbers: readonly number[]
  readonly total: number
}

const indexOfEvent = ({ numbers }: Events, at: number): number => {
  const index = numbers.findIndex(number => number >= at)
  return index < 0 ? Math.max(0, numbers.length - 1) : index
}

const moves: Readonly<Record<string, (index: number, last: number) => number>> =
  {
    ArrowLeft: index => index - 1,
    ArrowUp: index => index - 1,
    ArrowRight: index => index + 1,
    ArrowDown: index => index + 1,
    Home: () => 0,
    End: (_, last) => last,
  }

/** Where the reader stands among events. */
export const useWalk = (events: Events, start = 0): Walk => {
  const last = Math.max(0, events.numbers.length - 1)
  const [index, setIndex] = useState(() => indexOfEvent(events, start))
  const goTo = useCallback(
    (next: number) => setIndex(Math.max(0, Math.min(next, last))),
    [last],
  )
  const goToEvent = useCallback(
    (at: number) => goTo(indexOfEvent(events, at)),
    [events, goTo],
  )
  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const move = moves[event.key]
      if (move && !event.ctrlKey && !event.metaKey && !event.altKey) {
        event.preventDefault()
        setIndex(now => Math.max(0, Math.min(move(now, last), last)))
      }
    },
    [last],
  )
  const at = events.numbers[index] ?? 0
  const { total } = events
  return useMemo(
    () => ({ index, last, at, total, goTo, goToEvent, onKeyDown }),
    [index, last, at, total, goTo, goToEvent, onKeyDown],
  )
}
