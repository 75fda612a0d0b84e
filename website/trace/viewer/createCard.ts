import {
  type CardOptions,
  type Drawn,
  drawCard,
  layOutCardLanes,
  momentOf,
  momentToPercent,
  type Pipeline,
  type Trace,
} from '@lfi-docs/trace'

/** What elements hold once they are unfolded. */
const folds = new WeakMap<Element, NonNullable<Drawn['folded']>>()

/** Makes an element of a drawing; its texts stay texts. */
export const toElement = ({
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

/** What represents events, in the order in which it appears. */
const partsOf = (element: HTMLElement): readonly Part[] =>
  [...element.querySelectorAll<HTMLElement>('[data-at]')]
    .map(part => ({
      element: part,
      ats: (part.dataset.at ?? '').split(' ').map(Number),
    }))
    .sort((a, b) => (a.ats[0] ?? 0) - (b.ats[0] ?? 0))

/** The card of a pipeline on the page, at one of its moments. */
export type LiveCard = {
  readonly pipeline: Pipeline
  readonly element: HTMLElement
  /** What represents an event, unfolded if it was not. */
  readonly partsAt: (at: number) => readonly HTMLElement[]
  readonly goTo: (time: number, at: number) => void
}

export const createCard = (
  trace: Trace,
  pipeline: Pipeline,
  options: CardOptions,
  onUnfold: () => void,
): LiveCard => {
  const element = toElement(drawCard(trace, pipeline, options))
  const chart = element.querySelector<HTMLElement>('.trace-lanes')
  const lanes = chart && layOutCardLanes(trace, pipeline, options)
  let parts = partsOf(element)
  let now = Infinity
  const markFuture = (): void => {
    for (const { element, ats } of parts) {
      element.toggleAttribute('data-future', (ats[0] ?? 0) > now)
    }
  }
  const unfold = (folded: Element): void => {
    folded.append(...(folds.get(folded)?.unfold() ?? []).map(toElement))
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
      markFuture()
      if (chart && lanes) {
        const moment = momentOf(lanes, { time, at }, trace.clock)
        const percent = momentToPercent(lanes, moment)
        chart.style.setProperty('--now', String(percent / 100))
      }
    },
  }
}
