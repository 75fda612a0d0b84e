import { collapse } from './collapse'
import { isPlain, onPress } from './presses'
import {
  COLLAPSED,
  category,
  listOf,
  mark,
  revealCurrent,
} from './sidebarGroups'

const toggle = (element: HTMLElement): void => {
  const item = element.closest(category)
  const list = item && listOf(item)
  if (list) {
    const isOpen = item.classList.contains(COLLAPSED)
    mark(item, isOpen)
    collapse(list, isOpen)
  }
}

export const answerSidebar = (): void => {
  onPress(`${category} > div > button`, toggle)
  // The page of a group that is open already: its link folds the group.
  onPress(`${category} > div > a[aria-current=page]`, (link, event) => {
    if (isPlain(event)) {
      event.preventDefault()
      toggle(link)
    }
  })
  const list = document.querySelector('.theme-doc-sidebar-menu')
  if (list) {
    // Observers run after layout, so that measuring costs nothing.
    const observer = new ResizeObserver(() => {
      observer.disconnect()
      revealCurrent(list)
    })
    observer.observe(list)
  }
}
