import { type ReactNode, useEffect } from 'react'
import { showCurrent } from './showCurrent'

/** Groups of the sidebar open one in another, each with an animation. */
const OPENING_MS = 1500

/** Scrolls the sidebar to the page that is shown, which may be far down. */
export default function SidebarPosition(): ReactNode {
  useEffect(() => {
    const list = document.querySelector('.theme-doc-sidebar-menu')
    const menu = list?.parentElement
    if (!list || !menu) {
      return
    }
    const observer = new ResizeObserver(() => showCurrent(menu))
    observer.observe(list)
    const timer = setTimeout(() => observer.disconnect(), OPENING_MS)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [])
  return null
}
