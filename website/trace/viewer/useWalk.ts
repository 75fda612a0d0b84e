import { type KeyboardEvent, useCallback, useState } from 'react'

export type Walk = ReturnType<typeof useWalk>

const moves: Readonly<Record<string, (index: number, last: number) => number>> =
  {
    ArrowLeft: index => index - 1,
    ArrowUp: index => index - 1,
    ArrowRight: index => index + 1,
    ArrowDown: index => index + 1,
    Home: () => 0,
    End: (_, last) => last,
  }

/** The place of an event, or of the next one that was kept. */
const indexOfEvent = (numbers: readonly number[], at: number): number => {
  const index = numbers.findIndex(number => number >= at)
  return index < 0 ? Math.max(0, numbers.length - 1) : index
}

/**
 * Where the reader stands among events, of which there were `total`. The numbers
 * are those of the events that were kept, in order; folding leaves gaps.
 */
export const useWalk = (
  numbers: readonly number[],
  total: number,
  start = 0,
) => {
  const last = Math.max(0, numbers.length - 1)
  const [index, setIndex] = useState(() => indexOfEvent(numbers, start))
  // The same function as long as it does the same: each line printed has it.
  const goToEvent = useCallback(
    (at: number): void => setIndex(indexOfEvent(numbers, at)),
    [numbers],
  )
  const clamp = (next: number): number => Math.max(0, Math.min(next, last))
  return {
    /** The place among the events that were kept, from 0. */
    index,
    last,
    /** The number of the event there, and how many there were at all. */
    at: numbers[index] ?? 0,
    total,
    goTo: (next: number): void => setIndex(clamp(next)),
    /** Goes to the event with a number, or to the next one that was kept. */
    goToEvent,
    onKeyDown: (event: KeyboardEvent): void => {
      const move = moves[event.key]
      if (move && !event.ctrlKey && !event.metaKey && !event.altKey) {
        event.preventDefault()
        setIndex(now => clamp(move(now, last)))
      }
    },
  }
}
