import { readStored, store } from '../../../browser/storage'
import {
  FLAVOUR_KEY,
  storeFlavour,
} from '../../../pages/api/client/flavourPreference'
import { findAround, onPress } from './presses'

/** Which tab a key leads to, among `count`, from the one at `index`. */
export const moveTab = (
  key: string,
  index: number,
  count: number,
): number | undefined => {
  const last = count - 1
  const places: Readonly<Record<string, number>> = {
    ArrowRight: (index + 1) % count,
    ArrowLeft: (index + last) % count,
    Home: 0,
    End: last,
  }
  return places[key]
}

const tabsOf = (list: Element): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>('[role=tab]'),
]

const nameOf = (tab: HTMLElement): string => tab.dataset.value ?? ''

/** Shows the panel of one tab; `data-hides` names what hides the others. */
const choose = (list: HTMLElement, chosen: HTMLElement): void => {
  for (const tab of tabsOf(list)) {
    const isChosen = tab === chosen
    tab.ariaSelected = String(isChosen)
    tab.tabIndex = isChosen ? 0 : -1
    document
      .getElementById(tab.getAttribute('aria-controls') ?? '')
      ?.toggleAttribute(list.dataset.hides ?? 'hidden', !isChosen)
  }
}

const chooseAndStore = (tab: HTMLElement): void => {
  const list = tab.closest<HTMLElement>('[data-tabs]')
  if (list) {
    const key = list.dataset.tabs ?? ''
    choose(list, tab)
    if (key === FLAVOUR_KEY) {
      storeFlavour(nameOf(tab))
    } else {
      store(key, nameOf(tab))
    }
  }
}

const onKeyDown = (event: KeyboardEvent): void => {
  const list = findAround(event, '[data-tabs]')
  if (!list) {
    return
  }
  const tabs = tabsOf(list)
  const here = tabs.findIndex(tab => tab.ariaSelected === 'true')
  const tab = tabs[moveTab(event.key, here, tabs.length) ?? -1]
  if (tab) {
    event.preventDefault()
    chooseAndStore(tab)
    tab.focus()
  }
}

/** Choices of an earlier visit. */
export const syncTabs = (): void => {
  for (const list of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
    const stored = readStored(list.dataset.tabs ?? '')
    const tab = tabsOf(list).find(one => nameOf(one) === stored)
    if (tab && tab.ariaSelected !== 'true') {
      choose(list, tab)
    }
  }
}

export const answerTabs = (): void => {
  onPress('[data-tabs] [role=tab]', chooseAndStore)
  addEventListener('keydown', onKeyDown, { capture: true })
}
