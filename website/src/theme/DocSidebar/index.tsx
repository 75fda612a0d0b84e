import Link from '@docusaurus/Link'
import type {
  PropSidebarItem,
  PropSidebarItemCategory,
} from '@docusaurus/plugin-content-docs'
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client'
import { translate } from '@docusaurus/Translate'
import { isSamePath } from '@docusaurus/theme-common/internal'
import type { Props } from '@theme/DocSidebar'
import clsx from 'clsx'
import { Fragment, type ReactNode } from 'react'
import styles from './styles.module.css'

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

type PageLinkProps = { href: string; label: string; path: string }

function PageLink({ href, label, path }: PageLinkProps): ReactNode {
  return (
    <Link
      className="menu__link"
      to={href}
      aria-current={isSamePath(href, path) ? 'page' : undefined}
    >
      <Label text={label} />
    </Link>
  )
}

type CategoryProps = { item: PropSidebarItemCategory; path: string }

function Category({ item, path }: CategoryProps): ReactNode {
  const { label, href, items } = item
  const isOpen = !item.collapsed || isActiveSidebarItem(item, path)
  return (
    <li
      className={clsx(
        'theme-doc-sidebar-item-category menu__list-item',
        !isOpen && 'menu__list-item--collapsed',
      )}
    >
      <div className="menu__group">
        {href && <PageLink {...{ href, label, path }} />}
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
        <Entries items={items} path={path} />
      </ul>
    </li>
  )
}

type EntriesProps = { items: readonly PropSidebarItem[]; path: string }

/** All groups are in the page, open or not: the first script opens them. */
function Entries({ items, path }: EntriesProps): ReactNode {
  return items.map((item, index) =>
    item.type === 'category' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
      <Category key={index} item={item} path={path} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
      <li key={index} className="menu__list-item">
        {item.type === 'link' && <PageLink {...item} path={path} />}
      </li>
    ),
  )
}

/** The pages of the docs, whose groups the first script opens and folds. */
export default function DocSidebar({ sidebar, path }: Props): ReactNode {
  return (
    <div className={styles.sidebar}>
      <nav
        aria-label={translate({
          id: 'theme.docs.sidebar.navAriaLabel',
          message: 'Docs sidebar',
        })}
        className={`menu thin-scrollbar ${styles.menu}`}
      >
        <ul className="theme-doc-sidebar-menu menu__list">
          <Entries items={sidebar} path={path} />
        </ul>
      </nav>
    </div>
  )
}
