import {
  ancestorsOf,
  type CardOptions,
  type Drawn,
  descendantsOf,
  drawCard,
  drawDetails,
  layOutLanes,
  momentOf,
  momentToPercent,
  type Pipeline,
  pipelinesOf,
  type Trace,
  type TraceEvent,
} from '@lfi-docs/trace'
import { reveal } from './reveal'

/** What elements hold once they are unfolded. */
const folds = new WeakMap<Element, NonNullable<Drawn['folded']>>()

/** Makes an element of a drawing; its texts stay texts. */
const toElement = ({
  tag,
  attributes,
  children,
  folded,
}: Drawn): HTMLElement => {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(name, value)
  }
  if (folded) {
    folds.set(element, folded)
  }
  element.append(
    ...children.map(child =>
      typeof child === 'string' ? child : toElement(child),
    ),
  )
  return element
}

type Part = { readonly element: HTMLElement; readonly ats: readonly number[] }

/** What stands for events, in the order in which it appears. */
const partsOf = (element: HTMLElement): readonly Part[] =>
  [...element.querySelectorAll<HTMLElement>('[data-at]')]
    .map(part => ({
      element: part,
      ats: (part.dataset.at ?? '').split(' ').map(Number),
    }))
    .sort((a, b) => (a.ats[0] ?? 0) - (b.ats[0] ?? 0))

/** The event that a click asks for: the last that its part stands for. */
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

type LiveCard = {
  readonly pipeline: Pipeline
  readonly element: HTMLElement
  /** What stands for an event, unfolded if it was not. */
  readonly partsAt: (at: number) => readonly HTMLElement[]
  readonly goTo: (time: number, at: number) => void
}

const createCard = (
  trace: Trace,
  pipeline: Pipeline,
  options: CardOptions,
  onUnfold: () => void,
): LiveCard => {
  const element = toElement(drawCard(trace, pipeline, options))
  const chart = element.querySelector<HTMLElement>('.trace-lanes')
  const lanes = chart && layOutLanes(trace, pipeline.events, options)
  let parts = partsOf(element)
  let shown = parts.length
  let now = Infinity
  const isPast = ({ ats }: Part): boolean => (ats[0] ?? 0) <= now
  /** What is past has no mark; what comes first is shown first. */
  const showPast = (): void => {
    for (let next = parts[shown]; next && isPast(next); next = parts[shown]) {
      next.element.removeAttribute('data-future')
      shown++
    }
    for (
      let last = parts[shown - 1];
      last && !isPast(last);
      last = parts[shown - 1]
    ) {
      last.element.setAttribute('data-future', '')
      shown--
    }
  }
  const unfold = (folded: Element): void => {
    folded.append(...(folds.get(folded)?.unfold() ?? []).map(toElement))
    folds.delete(folded)
    folded.removeAttribute('hidden')
    folded.previousElementSibling?.setAttribute('hidden', '')
    parts = partsOf(element)
    shown = parts.length
    showPast()
    onUnfold()
  }
  const folded = [...element.querySelectorAll('[data-folded]')]
  for (const each of folded) {
    each.previousElementSibling
      ?.querySelector('[data-unfold]')
      ?.addEventListener('click', () => unfold(each))
  }
  return {
    pipeline,
    element,
    partsAt: at => {
      folded.filter(each => folds.get(each)?.ats.has(at)).forEach(unfold)
      return parts
        .filter(({ ats }) => ats.includes(at))
        .map(part => part.element)
    },
    goTo: (time, at) => {
      now = at
      showPast()
      const moment = lanes && momentOf(lanes, { time, at }, trace.clock)
      if (chart && moment !== null) {
        const percent = momentToPercent(lanes ?? { start: 0, end: 0 }, moment)
        chart.style.setProperty('--now', String(percent / 100))
      }
    },
  }
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
    const rows = elements.flatMap(element => [
      ...element.querySelectorAll(
        'tbody > tr:not(.trace-more), .trace-lane:not(.trace-axis)',
      ),
    ])
    const isKin = (row: Element): boolean =>
      [...row.querySelectorAll<HTMLElement>('[data-at]')].some(part =>
        part.dataset.at?.split(' ').some(number => kin?.has(Number(number))),
      )
    mark.aside(kin ? rows.filter(row => !isKin(row)) : [])
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
      const here = cards.flatMap(card => card.partsAt(at))
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
