import { findAround } from './presses'
import { withTools } from './tools'

/** What narrows the tables of a page. */
const BAR = '[data-filter]'

const filter = (bar: HTMLElement, isNew: boolean): void =>
  void withTools(undefined, null, tools => tools.filter(bar, isNew))

/** What the address says is for the tables to show. */
export const syncFilter = (): void => {
  const bar = document.querySelector<HTMLElement>(BAR)
  if (bar && location.search) {
    filter(bar, true)
  }
}

export const answerFilter = (): void => {
  const onSign = (event: Event): void => {
    const bar = findAround(event, BAR)
    if (bar) {
      filter(bar, false)
    }
  }
  // With the focus, what the first key needs is on its way.
  addEventListener('focusin', onSign)
  addEventListener('input', onSign)
}
