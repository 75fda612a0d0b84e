import IconMenu from '@theme/Icon/Menu'
import type { ReactNode } from 'react'

/** Opens the menu of narrow screens, which the first script makes. */
export default function MobileSidebarToggle(): ReactNode {
  return (
    <button
      type="button"
      className="navbar__toggle clean-btn"
      aria-label="Toggle navigation bar"
      aria-expanded={false}
    >
      <IconMenu />
    </button>
  )
}
