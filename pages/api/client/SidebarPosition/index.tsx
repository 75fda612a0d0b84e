import { type ReactNode, useEffect } from 'react'
import { showCurrent } from './showCurrent'

/** Groups of the sidebar open one in another, each with an animation. */
const OPENING_MS = 1500

/** Shows the current page in each list, while its groups open. */
const followLists = (): (() => void) => {
  const observer = new ResizeObserver(entries => {
    for (const { target } of entries) {
      showCurrent(target)
    }
  })
  for (const list of document.querySelectorAll('.theme-doc-sidebar-menu')) {
    observer.observe(list)
  }
  const timer = setTimeout(() => observer.disconnect(), OPENING_MS)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}

/**
 * Scrolls the sidebar to the page that is shown, which may be far down; the
 * menu of narrow screens too, which has its list only while it is open.
 */
export default function SidebarPosition(): ReactNode {
  useEffect(() => {
    let stop = followLists()
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('.navbar__toggle')) {
        requestAnimationFrame(() => {
          stop()
          stop = followLists()
        })
      }
    }
    document.addEventListener('click', onClick)
    return () => {
      stop()
      document.removeEventListener('click', onClick)
    }
  }, [])
  return null
}
