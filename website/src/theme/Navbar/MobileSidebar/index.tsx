import Translate, { translate } from '@docusaurus/Translate'
import { useThemeConfig } from '@docusaurus/theme-common'
import IconClose from '@theme/Icon/Close'
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle'
import NavbarLogo from '@theme/Navbar/Logo'
import NavbarItem, { type Props as Item } from '@theme/NavbarItem'
import type { ReactNode } from 'react'

/**
 * The menu of narrow screens. The first script shows it, with the page's sidebar
 * in its second panel: engine/first-script/client/menu.ts.
 */
export default function NavbarMobileSidebar(): ReactNode {
  const items = useThemeConfig().navbar.items as Item[]
  return (
    <div
      popover="auto"
      role="dialog"
      aria-modal
      aria-label={translate({
        id: 'theme.NavBar.navAriaLabel',
        message: 'Main',
      })}
      className="navbar-sidebar"
    >
      <div id="after-navbar" className="navbar-sidebar__brand">
        <NavbarLogo />
        <NavbarColorModeToggle className="navbar-sidebar__colours" />
        <button
          type="button"
          className="clean-btn navbar-sidebar__close"
          aria-label={translate({
            id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel',
            message: 'Close navigation bar',
          })}
        >
          <IconClose width={18} height={18} aria-hidden />
        </button>
      </div>
      <div className="navbar-sidebar__items">
        <div className="navbar-sidebar__item menu">
          <ul className="menu__list">
            {items.map((item, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
              <NavbarItem mobile {...item} key={index} />
            ))}
          </ul>
        </div>
        <div className="navbar-sidebar__item menu">
          <button type="button" className="clean-btn navbar-sidebar__back">
            <Translate id="theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel">
              ← Back to main menu
            </Translate>
          </button>
        </div>
      </div>
    </div>
  )
}
