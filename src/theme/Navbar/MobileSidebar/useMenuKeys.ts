import {
  useNavbarMobileSidebar,
  useNavbarSecondaryMenu,
} from '@docusaurus/theme-common/internal'
import { useEffect } from 'react'

const find = (selector: string): HTMLElement | null =>
  document.querySelector(selector)

/** All that the menu covers or dims, except for the button that closes it. */
const coveredParts = (): Element[] => {
  const navbar = find('.navbar')
  return [
    ...(navbar?.parentElement?.children ?? []),
    ...(navbar?.querySelectorAll('.navbar__brand, .navbar__items--right') ??
      []),
  ].filter(part => part !== navbar && !part.closest('.navbar-sidebar'))
}

const isFocusLost = (): boolean =>
  document.activeElement === null ||
  document.activeElement === document.body ||
  document.activeElement.closest('.navbar-sidebar') !== null

/** What slides in can't be focused before its first frame. */
const focusOnceVisible = (selector: string): (() => void) => {
  let frame = 0
  const tryToFocus = (): void => {
    find(selector)?.focus()
    if (!document.activeElement?.matches(selector)) {
      frame = requestAnimationFrame(tryToFocus)
    }
  }
  tryToFocus()
  return () => cancelAnimationFrame(frame)
}

/**
 * While the menu is open focus stays in it, Escape closes it, and focus goes
 * back to the button that opened it.
 */
export const useMenuKeys = (): void => {
  const { shown, toggle } = useNavbarMobileSidebar()
  const { shown: isSecondary } = useNavbarSecondaryMenu()
  useEffect(() => {
    if (!shown) {
      return
    }
    const covered = coveredParts()
    for (const part of covered) {
      part.toggleAttribute('inert', true)
    }
    const stopFocusing = focusOnceVisible('.navbar-sidebar__close')
    return () => {
      stopFocusing()
      for (const part of covered) {
        part.removeAttribute('inert')
      }
      if (isFocusLost()) {
        find('.navbar__toggle')?.focus()
      }
    }
  }, [shown])
  useEffect(() => {
    if (!shown) {
      return
    }
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') {
        toggle()
      }
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [shown, toggle])
  // The button that changes menus goes with the menu that it was in.
  useEffect(() => {
    if (shown && document.activeElement?.closest('[inert]')) {
      const menu = isSecondary ? ':last-child' : ':first-child'
      find(`.navbar-sidebar__item${menu} :is(a, button)`)?.focus()
    }
  }, [shown, isSecondary])
}
