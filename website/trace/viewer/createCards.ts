import { type CardOptions, drawCard, drawDetails } from '../draw/card'
import type { TraceEvent } from '../format/trace'
import { kinOf, type RunStory, type Story } from '../values/readStory'
import { type Folds, toElement } from './elements'

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

const partsOf = (element: HTMLElement): readonly Part[] =>
  [...element.querySelectorAll<HTMLElement>('[data-at]')].map(part => {
    const ats = (part.dataset.at ?? '').split(' ').map(Number)
    return {
      element: part,
      ats,
      known: Number(part.dataset.known ?? ats[0] ?? 0),
    }
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

/** The card of a pipeline on the page, at one of its moments. */
const createCard = (
  story: Story,
  run: RunStory,
  options: CardOptions,
  onUnfold: () => void,
) => {
  const folds: Folds = new WeakMap()
  const element = toElement(drawCard(story, run, options), folds)
  const chart = element.querySelector<HTMLElement>('.trace-lanes')
  let parts = partsOf(element)
  let now = Infinity
  const markFuture = (): void => {
    for (const { element, known } of parts) {
      element.toggleAttribute('data-future', known > now)
    }
  }
  const unfold = (folded: Element): void => {
    const drawn = folds.get(folded)?.unfold() ?? []
    folded.append(...drawn.map(each => toElement(each)))
    folds.delete(folded)
    folded.removeAttribute('hidden')
    folded.previousElementSibling?.setAttribute('hidden', '')
    parts = partsOf(element)
    markFuture()
    onUnfold()
  }
  const folded = [...element.querySelectorAll('[data-folded]')]
  for (const each of folded) {
    each.previousElementSibling
      ?.querySelector('[data-unfold]')
      ?.addEventListener('click', () => unfold(each))
  }
  return {
    run,
    element,
    details: element.querySelector('.trace-details'),
    /** What represents an event, unfolded if it was not. */
    partsAt: (at: number): readonly HTMLElement[] => {
      folded.filter(each => folds.get(each)?.ats.has(at)).forEach(unfold)
      return parts
        .filter(({ ats, known }) => ats.includes(at) && known <= at)
        .map(part => part.element)
    },
    goTo: ({ time, at }: TraceEvent): void => {
      now = at
      markFuture()
      const { start, end } = chart?.dataset ?? {}
      const length = Number(end) - Number(start)
      const part = length > 0 ? (time - Number(start)) / length : 0
      chart?.style.setProperty('--now', String(Math.max(0, Math.min(1, part))))
    },
  }
}

/** The cards of a trace on the page, changed only where a step changes them. */
export const createCards = (story: Story, options: CardOptions) => {
  const cards = story.outer.map(run =>
    createCard(story, run, options, () => hideOthers()),
  )
  const elements = cards.map(({ element }) => element)
  const headsOf = (step: number | undefined): Element[] =>
    elements.flatMap(element => [
      ...element.querySelectorAll(`[data-step="${step}"]`),
    ])
  const mark = {
    now: createMarker('data-now'),
    active: createMarker('data-active'),
    selected: createMarker('data-selected'),
    aside: createMarker('hidden'),
  }
  let followed: number | undefined

  /** The rows of a card to hide; the card itself if no other is left. */
  const othersIn = (
    card: HTMLElement,
    kin: ReadonlySet<number>,
  ): readonly Element[] => {
    const rows = [
      ...card.querySelectorAll(
        'tbody > tr:not(.trace-more), .trace-lane:not(.trace-axis)',
      ),
    ]
    const isKin = (row: Element): boolean =>
      [...row.querySelectorAll<HTMLElement>('[data-at]')].some(part =>
        part.dataset.at?.split(' ').some(number => kin.has(Number(number))),
      )
    const others = rows.filter(row => !isKin(row))
    return others.length === rows.length ? [card] : others
  }
  const hideOthers = (): void => {
    const kin = followed === undefined ? undefined : kinOf(story, followed)
    const others = kin ? elements.flatMap(card => othersIn(card, kin)) : []
    // What only the details show leaves every card as it is.
    const isShown = elements.some(card => !others.includes(card))
    mark.aside(isShown ? others : [])
  }

  /** The event of an outer pipeline that caused what a callback ran. */
  const causeOf = (event: TraceEvent): TraceEvent => {
    const cause = story.eventAt(story.runs[event.run]?.run.cause)
    return cause ? causeOf(cause) : event
  }
  let details: Element | null | undefined
  return {
    elements,
    /** Marks an event, and returns what represents it, the best place first. */
    goTo: (event: TraceEvent): readonly HTMLElement[] => {
      for (const card of cards) {
        card.goTo(event)
      }
      const cause = causeOf(event)
      const own = cards.flatMap(card => card.partsAt(event.at))
      const here =
        own.length > 0 ? own : cards.flatMap(card => card.partsAt(cause.at))
      // The outcome in a card's head says again what its table says.
      const cells = here.filter(part => !part.matches('.trace-outcome'))
      mark.now(cells)
      mark.active(headsOf(event.step))
      const card = cards.find(({ run }) => run === story.runs[cause.run])
      details?.replaceChildren()
      details = card?.details
      const drawn = drawDetails(story, event, options)
      details?.replaceChildren(...drawn.map(each => toElement(each)))
      return [...cells, ...here]
    },
    /** Hides what has nothing to do with an event; undefined shows all. */
    follow: (at: number | undefined): void => {
      followed = at
      hideOthers()
    },
    selectStep: (step: number | undefined): void =>
      mark.selected(headsOf(step)),
  }
}
