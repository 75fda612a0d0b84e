import type {
  PropSidebarItem,
  PropSidebarItemCategory,
} from '@docusaurus/plugin-content-docs'
import clsx from 'clsx'
import { Fragment, type ReactNode } from 'react'

type Place = {
  /** The address of the current page, as links have it. */
  path: string
  toAddress: (href: string) => string
}

/** A long name of the API may break between its words, and nowhere else. */
function Label({ text }: { text: string }): ReactNode {
  return (
    <span>
      {text.split(/(?<=[a-z])(?=[A-Z])/u).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a name never changes
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  )
}

type PageLinkProps = { href: string; label: string; place: Place }

function PageLink({ href, label, place }: PageLinkProps): ReactNode {
  const address = place.toAddress(href)
  return (
    <a
      className="menu__link"
      href={address}
      aria-current={address === place.path ? 'page' : undefined}
    >
      <Label text={label} />
    </a>
  )
}

const leadsTo = (item: PropSidebarItem, place: Place): boolean =>
  item.type !== 'html' &&
  ((item.href !== undefined && place.toAddress(item.href) === place.path) ||
    (item.type === 'category' && item.items.some(one => leadsTo(one, place))))

type CategoryProps = { item: PropSidebarItemCategory; place: Place }

function Category({ item, place }: CategoryProps): ReactNode {
  const { label, href, items } = item
  const isOpen = !item.collapsed || leadsTo(item, place)
  return (
    <li
      className={clsx(
        'theme-doc-sidebar-item-category menu__list-item',
        !isOpen && 'menu__list-item--collapsed',
      )}
    >
      <div className="menu__group">
        {href && <PageLink {...{ href, label, place }} />}
        <button
          type="button"
          className={href ? 'clean-btn menu__caret' : 'clean-btn menu__link'}
          aria-label={href && label}
          aria-expanded={isOpen}
        >
          {!href && <Label text={label} />}
        </button>
      </div>
      <ul className="menu__list">
        <Entries items={items} place={place} />
      </ul>
    </li>
  )
}

type EntriesProps = { items: readonly PropSidebarItem[]; place: Place }

/** All groups are in the page, open or not: the first script opens them. */
export default function Entries({ items, place }: EntriesProps): ReactNode {
  return items.map((item, index) =>
    item.type === 'category' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
      <Category key={index} item={item} place={place} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
      <li key={index} className="menu__list-item">
        {item.type === 'link' && <PageLink {...item} place={place} />}
      </li>
    ),
  )
}
