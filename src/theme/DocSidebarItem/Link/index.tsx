import Link from '@docusaurus/Link'
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client'
import type { Props } from '@theme/DocSidebarItem/Link'
import clsx from 'clsx'
import { Fragment, type ReactNode } from 'react'

const betweenWords = /(?<=[a-z])(?=[A-Z])/u

/** A long name of the API may break between its words, and nowhere else. */
const Label = ({ text }: { text: string }): ReactNode =>
  text.split(betweenWords).map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a name never move
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ))

/** A page in the sidebar, which lists no pages of other sites. */
export default function DocSidebarItemLink({
  item,
  onItemClick,
  activePath,
  tabIndex,
}: Props): ReactNode {
  const isActive = isActiveSidebarItem(item, activePath)
  return (
    <li className={clsx('menu__list-item', item.className)}>
      <Link
        className={clsx('menu__link', isActive && 'menu__link--active')}
        aria-current={isActive ? 'page' : undefined}
        to={item.href}
        onClick={() => onItemClick?.(item)}
        tabIndex={tabIndex}
      >
        <span>
          <Label text={item.label} />
        </span>
      </Link>
    </li>
  )
}
