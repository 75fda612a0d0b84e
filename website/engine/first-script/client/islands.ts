import { findAround, onPress } from './presses'
import { withTools } from './tools'

const ISLAND = '[data-island]'

const isAlive = (island: HTMLElement): boolean =>
  island.dataset.alive !== undefined

/** All islands of a page come to life together: they may share what they show. */
const hydrateAll = (): Promise<void> =>
  withTools(undefined, null, tools =>
    Promise.all(
      [...document.querySelectorAll<HTMLElement>(ISLAND)].map(tools.hydrate),
    ),
  )

const onIntent = (event: Event): void => {
  const island = findAround(event, ISLAND)
  if (island && !isAlive(island)) {
    void hydrateAll()
  }
}

/** What the address says is for an island to show. */
export const syncIslands = (): void => {
  if (location.search && document.querySelector(ISLAND)) {
    void hydrateAll()
  }
}

/** The first sign of intent brings an island to life; its press is not lost. */
export const answerIslands = (): void => {
  onPress(`${ISLAND}:not([data-alive]) button`, (button, event) => {
    event.preventDefault()
    event.stopPropagation()
    button.ariaBusy = 'true'
    void hydrateAll().then(() => {
      button.removeAttribute('aria-busy')
      button.click()
    })
  })
  for (const sign of ['focusin', 'pointerdown']) {
    addEventListener(sign, onIntent, { passive: true })
  }
}
