import { Card, type CardOptions, Details } from '../draw/Card'
import { group } from '../draw/parts'
import type { TraceEvent } from '../trace'
import { kinOf, type Story } from '../values/readStory'
import { make, toNodes } from './elements'

/** What represents events, known by one of them. */
type Part = {
  readonly element: HTMLElement
  readonly ats: readonly number[]
  readonly known: number
}

const readPart = (element: HTMLElement): Part => {
  const { at = '', known } = element.dataset
  const ats = at.split(' ').map(Number)
  return { element, ats, known: Number(known ?? ats[0]) }
}

/** Shows what is folded; what said how many there are stands before it. */
const unfold = (folded: Element | null | undefined): void => {
  folded?.removeAttribute('hidden')
  folded?.previousElementSibling?.setAttribute('hidden', '')
}

/** Room that is kept around what is brought into view. */
const MARGIN = 8

/** How far to scroll so that a span is within another; 0 if it is. */
const distance = (start: number, end: number, from: number, to: number) => {
  if (start < from) {
    return start - from
  }
  return end > to ? Math.min(end - to, start - from) : 0
}

/** Brings a part of a table into view beside the first column, which stays. */
const revealSideways = (part: Element): void => {
  const table = part.closest<HTMLElement>('.trace-scroll')
  const fixed = table?.querySelector('th')
  if (table && fixed && part.previousElementSibling) {
    const { left, right } = part.getBoundingClientRect()
    const start = fixed.getBoundingClientRect().right
    const end = table.getBoundingClientRect().right
    table.scrollBy(distance(left, right, start, end), 0)
  }
}

/**
 * Brings a part of a drawing into view within the boxes that scroll it, with all
 * of its card if there is room. The page itself stays where it is, or the slider
 * would move away from the pointer.
 */
const reveal = (part: Element, box: HTMLElement): void => {
  const outer = box.getBoundingClientRect()
  const card = part.closest('.trace-card')?.getBoundingClientRect()
  const fits = card && card.height + 2 * MARGIN <= outer.height
  const { top, bottom } = fits ? card : part.getBoundingClientRect()
  box.scrollBy(
    0,
    distance(top, bottom, outer.top + MARGIN, outer.bottom - MARGIN),
  )
}

/** The cards of a trace, changed only where a step changes them. */
export const createCards = (
  story: Story,
  options: CardOptions,
  onPick: (at: number) => void,
) => {
  const box = make(
    'div',
    { className: 'trace-box', ...group('What happened'), tabIndex: 0 },
    ...story.outer.flatMap(run => toNodes(Card({ story, run, ...options }))),
  )
  const cards = [...box.children]
  const find = (selector: string): readonly HTMLElement[] => [
    ...box.querySelectorAll<HTMLElement>(selector),
  ]
  const parts = find('[data-at]').map(readPart)
  const charts = find('.trace-lanes')
  const rows = find('tbody > tr:not(.trace-more), .trace-lane:not(.trace-axis)')
  let frame = 0

  box.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target : undefined
    const more = pressed?.closest('[data-unfold]')
    unfold(more?.closest('tbody, div')?.nextElementSibling)
    const part = pressed?.closest<HTMLElement>('[data-at]')
    if (part) {
      onPick(readPart(part).ats.at(-1) ?? 0)
    }
  })

  /** Marks these and no others. */
  const mark = (name: string, marked: readonly Element[]): void => {
    for (const element of find(`[${name}]`)) {
      element.removeAttribute(name)
    }
    for (const element of marked) {
      element.setAttribute(name, '')
    }
  }
  const markStep = (name: string, step: number | undefined): void =>
    mark(name, find(`[data-step="${step}"]`))

  /** What represents an event, unfolded if it was not. */
  const partsAt = (at: number): readonly HTMLElement[] => {
    const own = parts.filter(({ ats }) => ats.includes(at))
    for (const { element } of own) {
      unfold(element.closest('[data-folded][hidden]'))
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
  const showDetails = (event: TraceEvent, shown: Element | undefined): void => {
    for (const card of cards) {
      const drawn = card === shown && Details({ story, event, ...options })
      const details = card.querySelector('.trace-details')
      details?.replaceChildren(...toNodes(drawn))
    }
  }
  return {
    box,
    /** Marks an event, and brings it into view, sideways too if asked. */
    goTo: (event: TraceEvent, isSideways: boolean): void => {
      markFuture(event)
      const cause = causeOf(event)
      const own = partsAt(event.at)
      const here = own.length > 0 ? own : partsAt(cause.at)
      // The outcome in a card's head says again what its table says.
      const cells = here.filter(part => !part.matches('.trace-outcome'))
      mark('data-now', cells)
      markStep('data-active', event.step)
      const run = story.runs[cause.run]
      const card = run && cards[story.outer.indexOf(run)]
      showDetails(event, card)
      // With the next frame, which lays the page out anyway.
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        const visible = [...cells, ...here].find(each => each.offsetParent)
        const part = visible ?? card
        if (part && isSideways) {
          revealSideways(part)
        }
        if (part) {
          reveal(part, box)
        }
      })
    },
    /** Hides what has nothing to do with an event; undefined shows all. */
    follow: (at: number | undefined): void => {
      const kin = kinOf(story, at ?? -1)
      const shown = new Set(
        parts
          .filter(({ ats }) => ats.some(each => kin.has(each)))
          .map(({ element }) => element.closest('tr, .trace-lane')),
      )
      const others = rows.filter(row => !shown.has(row))
      const empty = cards.filter(card =>
        rows.every(row => !card.contains(row) || !shown.has(row)),
      )
      // What only the details show leaves every card as it is.
      const isShown = at !== undefined && empty.length < cards.length
      mark('data-aside', isShown ? [...others, ...empty] : [])
    },
    selectStep: (step: number | undefined): void =>
      markStep('data-selected', step),
  }
}
