import NavbarItem from '@theme/NavbarItem'
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Mobile'
import type { ReactNode } from 'react'

/** A dropdown in the menu of narrow screens: its links fold. */
export default function DropdownNavbarItemMobile({
  items,
  label,
  children,
}: Props): ReactNode {
  return (
    <li className="menu__list-item">
      <details>
        <summary className="menu__link">{children ?? label}</summary>
        <ul className="menu__list">
          {items.map((item, index) => (
            <NavbarItem
              mobile
              isDropdownItem
              activeClassName="menu__link--active"
              {...item}
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
              key={index}
            />
          ))}
        </ul>
      </details>
    </li>
  )
}
