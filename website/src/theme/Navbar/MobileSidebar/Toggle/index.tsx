import { translate } from '@docusaurus/Translate'
import IconMenu from '@theme/Icon/Menu'
import type { ReactNode } from 'react'

/** Opens the menu of narrow screens, which the first script makes. */
export default function MobileSidebarToggle(): ReactNode {
  return (
    <button
      type="button"
      className="navbar__toggle clean-btn"
      aria-label={translate({
        id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
        message: 'Toggle navigation bar',
      })}
      aria-expanded={false}
    >
      <IconMenu />
    </button>
  )
}
