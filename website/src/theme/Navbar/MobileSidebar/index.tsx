import { useHistoryPopHandler } from '@docusaurus/theme-common/internal'
import { type ReactNode, useEffect, useState } from 'react'

/** The way back closes what covers the page, and leaves the page. */
function CloseOnWayBack(): ReactNode {
  useHistoryPopHandler(() => {
    window.firstLoad?.closeMenu()
    return false
  })
  return null
}

/** The menu itself needs no app: see engine/first-load/client/menu.ts. */
export default function NavbarMobileSidebar(): ReactNode {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const follow = (): void =>
      setIsOpen(document.querySelector('.navbar-sidebar') !== null)
    follow()
    window.addEventListener('lfi:menu', follow)
    return () => window.removeEventListener('lfi:menu', follow)
  }, [])
  return isOpen && <CloseOnWayBack />
}
