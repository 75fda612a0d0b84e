import { type CardOptions, drawCard, drawDetails } from '../draw/card'
import type { TraceEvent } from '../trace'
import { kinOf, type Story } from '../values/readStory'
import { toElement } from './elements'

type Part = {
  readonly element: HTMLElement
  readonly ats: readonly number[]
  /** The event by which it is known. */
  readonly known: number
}

/** The event that a click asks for: the last that its part represents. */
export const eventNumberOf = (
  target: EventTarget | null,
): number | undefined => {
  const part = target instanceof Element ? target.closest('[data-at]') : null
  const at = part?.getAttribute('data-at')?.split(' ').at(-1)
  return at ? Number(at) : undefined
}

const partsOf = (card: HTMLElement): readonly Part[] =>
  [...card.querySelectorAll<HTMLElement>('[data-at]')].map(element => {
    const { at = '', known } = element.dataset
    const ats = at.split(' ').map(Number)
    return { element, ats, known: Number(known ?? ats[0]) }
  })

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

/** Shows what is folded; what said how many there are stands before it. */
const unfold = (folded: Element): void => {
  folded.removeAttribute('hidden')
  folded.previousElementSibling?.setAttribute('hidden', '')
}

/** The rows of a card to hide; the card itself if no other is left. */
const othersIn = (
  card: HTMLElement,
  kin: ReadonlySet<number>,
): readonly Element[] => {
  const rows = [
    ...card.querySelectorAll<HTMLElement>(
      'tbody > tr:not(.trace-more), .trace-lane:not(.trace-axis)',
    ),
  ]
  const others = rows.filter(
    row => !partsOf(row).some(({ ats }) => ats.some(at => kin.has(at))),
  )
  return others.length === rows.length ? [card] : others
}

/** The cards of a trace on the page, changed only where a step changes them. */
export const createCards = (story: Story, options: CardOptions) => {
  const elements = story.outer.map(run =>
    toElement(drawCard(story, run, options)),
  )
  const parts = elements.flatMap(partsOf)
  const charts = elements.flatMap(card => [
    ...card.querySelectorAll<HTMLElement>('.trace-lanes'),
  ])
  const headsOf = (step: number | undefined): Element[] =>
    elements.flatMap(card => [
      ...card.querySelectorAll(`[data-step="${step}"]`),
    ])
  const mark = {
    now: createMarker('data-now'),
    active: createMarker('data-active'),
    selected: createMarker('data-selected'),
    aside: createMarker('hidden'),
  }
  for (const card of elements) {
    card.addEventListener('click', ({ target }) => {
      const button =
        target instanceof Element && target.closest('[data-unfold]')
      const folded = button
        ? button.closest('tbody, div')?.nextElementSibling
        : undefined
      if (folded) {
        unfold(folded)
      }
    })
  }

  /** What represents an event, unfolded if it was not. */
  const partsAt = (at: number): readonly HTMLElement[] => {
    const own = parts.filter(({ ats }) => ats.includes(at))
    for (const { element } of own) {
      const folded = element.closest('[data-folded][hidden]')
      if (folded) {
        unfold(folded)
      }
    }
    return own.filter(({ known }) => known <= at).map(part => part.element)
  }
  const markFuture = ({ at, time }: TraceEvent): void => {
    for (const { element, known } of parts) {
      element.toggleAttribute('data-future', known > at)
    }
    for (const { dataset, style } of charts) {
      const start = Number(dataset.start)
      const length = Number(dataset.end) - start
      const place = length > 0 ? (time - start) / length : 0
      style.setProperty('--now', String(Math.max(0, Math.min(1, place))))
    }
  }
  /** The event of an outer pipeline that caused what a callback ran. */
  const causeOf = (event: TraceEvent): TraceEvent => {
    const cause = story.eventAt(story.runs[event.run]?.run.cause)
    return cause ? causeOf(cause) : event
  }
  const showDetails = (event: TraceEvent, cause: TraceEvent): void => {
    for (const [index, { run }] of story.outer.entries()) {
      const isCause = run === story.runs[cause.run]?.run
      const drawn = isCause ? drawDetails(story, event, options) : []
      elements[index]
        ?.querySelector('.trace-details')
        ?.replaceChildren(...drawn.map(toElement))
    }
  }
  return {
    elements,
    /** Marks an event, and returns what represents it, the best place first. */
    goTo: (event: TraceEvent): readonly HTMLElement[] => {
      markFuture(event)
      const cause = causeOf(event)
      const own = partsAt(event.at)
      const here = own.length > 0 ? own : partsAt(cause.at)
      // The outcome in a card's head says again what its table says.
      const cells = here.filter(part => !part.matches('.trace-outcome'))
      mark.now(cells)
      mark.active(headsOf(event.step))
      showDetails(event, cause)
      return [...cells, ...here]
    },
    /** Hides what has nothing to do with an event; undefined shows all. */
    follow: (at: number | undefined): void => {
      const kin = at === undefined ? undefined : kinOf(story, at)
      const others = kin ? elements.flatMap(card => othersIn(card, kin)) : []
      // What only the details show leaves every card as it is.
      const isShown = elements.some(card => !others.includes(card))
      mark.aside(isShown ? others : [])
    },
    selectStep: (step: number | undefined): void =>
      mark.selected(headsOf(step)),
  }
}
