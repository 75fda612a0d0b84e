import {
  ancestorsOf,
  type CardOptions,
  descendantsOf,
  drawDetails,
  type Pipeline,
  pipelinesOf,
  type Trace,
  type TraceEvent,
} from '@lfi-docs/trace'
import { createCard, type LiveCard, toElement } from './createCard'
import { reveal } from './reveal'

/** The event that a click asks for: the last that its part represents. */
export const eventNumberOf = (
  target: EventTarget | null,
): number | undefined => {
  const part = target instanceof Element ? target.closest('[data-at]') : null
  const at = part?.getAttribute('data-at')?.split(' ').at(-1)
  return at ? Number(at) : undefined
}

/** Puts a mark on other elements than before. */
const createMarker = (name: string) => {
  let marked: readonly Element[] = []
  return (elements: readonly Element[]): void => {
    for (const element of marked) {
      element.removeAttribute(name)
    }
    for (const element of elements) {
      element.setAttribute(name, '')
    }
    marked = elements
  }
}

/** The cards of a run on the page, changed only where a step changes them. */
export type LiveDrawing = {
  readonly elements: readonly HTMLElement[]
  /** The moment is the event's own, if no other is given. */
  readonly goTo: (event: TraceEvent | undefined, time?: number) => void
  /** Hides what has nothing to do with an event; undefined shows all. */
  readonly follow: (at: number | undefined) => void
  readonly selectStep: (step: number | undefined) => void
}

/** The event of a pipeline that caused what a callback ran at another. */
const causeWithin = (
  pipelines: readonly Pipeline[],
  inner: readonly Pipeline[],
  at: number,
): number => {
  const holder = inner.find(({ events }) => events.some(e => e.at === at))
  const isOuter = pipelines.some(({ events }) => events.some(e => e.at === at))
  return isOuter || holder?.cause === undefined
    ? at
    : causeWithin(pipelines, inner, holder.cause)
}

/** Makes the cards of a trace, ready to be walked through. */
export const createDrawing = (
  trace: Trace,
  options: Omit<CardOptions, 'isLive'> = {},
): LiveDrawing => {
  const live = { ...options, isLive: true }
  const { outer, inner } = pipelinesOf(trace)
  const within = [...inner.values()].flat()
  const cards = outer.map(pipeline =>
    createCard(trace, pipeline, live, () => hideOthers()),
  )
  const elements = cards.map(({ element }) => element)
  const heads = elements.flatMap(element => [
    ...element.querySelectorAll<HTMLElement>('[data-step]'),
  ])
  const headsOf = (step: number | undefined): HTMLElement[] =>
    heads.filter(head => Number(head.dataset.step) === step)
  const mark = {
    now: createMarker('data-now'),
    active: createMarker('data-active'),
    selected: createMarker('data-selected'),
    aside: createMarker('hidden'),
  }
  let followed: number | undefined
  const hideOthers = (): void => {
    const kin =
      followed === undefined
        ? undefined
        : new Set([
            followed,
            ...ancestorsOf(trace, followed),
            ...descendantsOf(trace, followed),
          ])
    const isKin = (row: Element): boolean =>
      [...row.querySelectorAll<HTMLElement>('[data-at]')].some(part =>
        part.dataset.at?.split(' ').some(number => kin?.has(Number(number))),
      )
    /** The rows of a card to hide; the card itself if no other is left. */
    const othersIn = (card: HTMLElement): Element[] => {
      const rows = [
        ...card.querySelectorAll(
          'tbody > tr:not(.trace-more), .trace-lane:not(.trace-axis)',
        ),
      ]
      const others = rows.filter(row => !isKin(row))
      return others.length === rows.length ? [card] : others
    }
    const others = kin ? elements.flatMap(othersIn) : []
    // What only the details show leaves every card as it is.
    const isShown = elements.some(card => !others.includes(card))
    mark.aside(isShown ? others : [])
  }
  let frame = 0
  /** With the next frame, which lays the page out anyway. */
  const revealSoon = (found: readonly HTMLElement[]): void => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      const part = found.find(({ offsetParent }) => offsetParent)
      if (part) {
        reveal(part)
      }
    })
  }
  let details: Element | undefined
  const showDetails = (card: LiveCard | undefined, event: TraceEvent): void => {
    const next = card?.element.querySelector('.trace-details')
    if (next !== details) {
      details?.replaceChildren()
      details = next ?? undefined
    }
    if (card) {
      const drawn = drawDetails(trace, event, live)
      details?.replaceChildren(...drawn.map(toElement))
    }
  }
  return {
    elements,
    goTo: (event, time = event?.time ?? 0) => {
      for (const card of cards) {
        card.goTo(time, event?.at ?? -1)
      }
      if (!event) {
        mark.now([])
        return
      }
      const at = causeWithin(outer, within, event.at)
      const own = cards.flatMap(card => card.partsAt(event.at))
      const here =
        own.length > 0 ? own : cards.flatMap(card => card.partsAt(at))
      // The outcome in a card's head says again what its table says.
      const cells = here.filter(part => !part.matches('.trace-outcome'))
      mark.now(cells)
      mark.active(headsOf(event.step))
      showDetails(
        cards.find(({ pipeline }) => pipeline.events.some(e => e.at === at)),
        event,
      )
      revealSoon([...cells, ...here])
    },
    follow: at => {
      followed = at
      hideOthers()
    },
    selectStep: step => mark.selected(headsOf(step)),
  }
}
