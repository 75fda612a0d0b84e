import { type KeyboardEvent, useState } from 'react'

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
  const indexOfEvent = (at: number): number => {
    const index = numbers.findIndex(number => number >= at)
    return index < 0 ? last : index
  }
  const [index, setIndex] = useState(() => indexOfEvent(start))
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
    goToEvent: (at: number): void => setIndex(indexOfEvent(at)),
    onKeyDown: (event: KeyboardEvent): void => {
      const move = moves[event.key]
      if (move && !event.ctrlKey && !event.metaKey && !event.altKey) {
        event.preventDefault()
        setIndex(now => clamp(move(now, last)))
      }
    },
  }
}
