import type { RunEvent } from '../sandbox/runEvent'
import { withoutColors } from './parseColors'
import { drawingCost } from './shownText'
import { applyEvent, type ConsoleSnapshot, emptySnapshot } from './snapshot'

export type ConsoleStore = ReturnType<typeof createConsoleStore>

/**
 * The milliseconds that drawing may take in one frame, before layout. How many
 * short lines that is depends on the machine, so it is measured: below are the
 * first guess, the most and the least.
 */
const drawMilliseconds = 5
const firstCost = 10
const mostCost = 120
const leastCost = 2
const hiddenMilliseconds = 100

/** Calls back soon, also in a hidden tab, which draws no frames. */
const nextFrame = (callback: () => void): void => {
  if (document.hidden) {
    setTimeout(callback, hiddenMilliseconds)
  } else {
    requestAnimationFrame(callback)
  }
}

const costOf = (event: RunEvent): number =>
  event.type === 'entry' && event.entry.kind === 'output'
    ? drawingCost(event.entry.text)
    : 0

/** Keeps what a console shows, and draws it no faster than frame by frame. */
export const createConsoleStore = (
  schedule: (callback: () => void) => void = nextFrame,
) => {
  const listeners = new Set<() => void>()
  let snapshot = emptySnapshot
  let queue: RunEvent[] = []
  let isScheduled = false
  let isHeld = false
  let keepsOutput = false
  let awaitsFirstLine = false
  let lastId = 0
  let costPerFrame = firstCost
  const nextId = (): number => ++lastId

  const show = (next: ConsoleSnapshot): void => {
    snapshot = next
    for (const listener of listeners) {
      listener()
    }
  }

  /**
   * The next frame draws less if this one took long, else up to twice as much.
   */
  const adapt = (drawn: number, milliseconds: number): void => {
    const affordable = drawn * (drawMilliseconds / Math.max(milliseconds, 1))
    costPerFrame = Math.min(
      Math.max(leastCost, affordable),
      2 * costPerFrame,
      mostCost,
    )
  }

  const drain = (): void => {
    if (isHeld) {
      return
    }
    const started = performance.now()
    const most = costPerFrame
    let left = most
    let next = snapshot
    while (left > 0) {
      const event = queue.shift()
      if (!event) {
        break
      }
      left -= costOf(event)
      next = applyEvent(next, event, nextId)
    }
    show(next)
    if (queue.length > 0) {
      plan()
      // React draws in a microtask of its own, which comes first.
      queueMicrotask(() => adapt(most - left, performance.now() - started))
    }
  }

  const plan = (): void => {
    if (isScheduled) {
      return
    }
    isScheduled = true
    schedule(() => {
      isScheduled = false
      drain()
    })
  }

  return {
    /** Shows the first lines of a run at once, all else with the next frame. */
    apply: (event: RunEvent): void => {
      queue.push(event)
      if (event.type === 'entry' && awaitsFirstLine) {
        awaitsFirstLine = false
        drain()
      } else {
        plan()
      }
    },
    /** A new run begins: earlier output goes, unless it is kept. */
    begin: (): void => {
      queue = []
      awaitsFirstLine = true
      const { blocks, omitted } = snapshot
      show({ ...emptySnapshot, ...(keepsOutput && { blocks, omitted }) })
    },
    keepsOutput: (): boolean => keepsOutput,
    keepOutput: (keep: boolean): void => {
      keepsOutput = keep
    },
    clear: (): void => {
      const { phase, outcome } = snapshot
      show({ ...emptySnapshot, phase, ...(outcome && { outcome }) })
    },
    /** Draws nothing more until it is let go. */
    hold: (held: boolean): void => {
      isHeld = held
      if (!held && queue.length > 0) {
        plan()
      }
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getSnapshot: (): ConsoleSnapshot => snapshot,
    /** Everything printed, as plain text. */
    text: (): string =>
      snapshot.blocks
        .flat()
        .map(({ text, depth }) => {
          const indent = ' '.repeat(2 * depth)
          return indent + withoutColors(text).replaceAll('\n', `\n${indent}`)
        })
        .join('\n'),
  }
}
