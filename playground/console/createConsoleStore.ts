import type { RunEvent } from '../sandbox/messages'
import { withoutColors } from './parseColors'
import {
  applyEvent,
  type ConsoleSnapshot,
  emptySnapshot,
  toggleGroup,
} from './snapshot'

export type ConsoleStore = {
  /** Takes an event of a run; shown with the next frame. */
  readonly apply: (event: RunEvent) => void
  /** A new run begins: earlier output goes, unless it is kept. */
  readonly begin: (keepOutput: boolean) => void
  readonly clear: () => void
  /** Shows or hides the lines of a group, given by the id of its label. */
  readonly toggleGroup: (id: number) => void
  readonly subscribe: (listener: () => void) => () => void
  readonly getSnapshot: () => ConsoleSnapshot
  /** Everything printed, as plain text. */
  readonly text: () => string
}

/** Entries drawn per frame; more would make the page stutter. */
const entriesPerFrame = 200
const hiddenMilliseconds = 100

/** Soon, also in a tab that is hidden and draws no frames. */
const nextFrame = (callback: () => void): void => {
  if (typeof document === 'undefined' || document.hidden) {
    setTimeout(callback, hiddenMilliseconds)
  } else {
    requestAnimationFrame(callback)
  }
}

/** Cuts the event in two if it has too many entries for one frame. */
const split = (event: RunEvent, most: number): readonly RunEvent[] => {
  if (event.type !== 'entries' || event.entries.length <= most) {
    return [event]
  }
  return [
    { type: 'entries', entries: event.entries.slice(0, most) },
    { type: 'entries', entries: event.entries.slice(most) },
  ]
}

/** Keeps what a console shows, and draws it no faster than frame by frame. */
export const createConsoleStore = (
  schedule: (callback: () => void) => void = nextFrame,
): ConsoleStore => {
  const listeners = new Set<() => void>()
  let snapshot = emptySnapshot
  let queue: RunEvent[] = []
  let isScheduled = false
  let lastId = 0
  const nextId = (): number => ++lastId

  const show = (next: ConsoleSnapshot): void => {
    snapshot = next
    for (const listener of listeners) {
      listener()
    }
  }

  const drain = (): void => {
    isScheduled = false
    let left = entriesPerFrame
    let next = snapshot
    while (left > 0) {
      const event = queue.shift()
      if (!event) {
        break
      }
      const [now, later] = split(event, left)
      if (later) {
        queue.unshift(later)
      }
      if (!now) {
        break
      }
      left -= now.type === 'entries' ? now.entries.length : 0
      next = applyEvent(next, now, nextId)
    }
    show(next)
    if (queue.length > 0) {
      plan()
    }
  }

  const plan = (): void => {
    if (isScheduled) {
      return
    }
    isScheduled = true
    schedule(drain)
  }

  return {
    apply: event => {
      queue.push(event)
      plan()
    },
    begin: keepOutput => {
      queue = []
      const { blocks, closedGroups, omitted } = snapshot
      show({
        ...emptySnapshot,
        ...(keepOutput ? { blocks, closedGroups, omitted } : {}),
      })
    },
    clear: () => {
      const { phase, outcome } = snapshot
      show({ ...emptySnapshot, phase, ...(outcome ? { outcome } : {}) })
    },
    toggleGroup: id => show(toggleGroup(snapshot, id)),
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getSnapshot: () => snapshot,
    text: () =>
      snapshot.blocks
        .flat()
        .map(({ text, depth }) => {
          const indent = ' '.repeat(2 * depth)
          return indent + withoutColors(text).replaceAll('\n', `\n${indent}`)
        })
        .join('\n'),
  }
}
