import type {
  PropSidebarItem,
  PropSidebarItemCategory,
} from '@docusaurus/plugin-content-docs'
import { translate } from '@docusaurus/Translate'
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

type EntryLinkProps = {
  href: string
  label: string
  className: string
  path: string
}

function EntryLink(props: EntryLinkProps): ReactNode {
  const { href, label, className, path } = props
  return (
    <a
      className={className}
      href={href}
      aria-current={href === path ? 'page' : undefined}
    >
      <Label text={label} />
    </a>
  )
}

/** What the button of a group does, in the words of the locale. */
const toggleLabels = (label: string) => ({
  opens: translate(
    {
      id: 'theme.DocSidebarItem.expandCategoryAriaLabel',
      message: "Expand sidebar category '{label}'",
    },
    { label },
  ),
  closes: translate(
    {
      id: 'theme.DocSidebarItem.collapseCategoryAriaLabel',
      message: "Collapse sidebar category '{label}'",
    },
    { label },
  ),
})

const leadsTo = (item: PropSidebarItem, { path, toAddress }: Place): boolean =>
  item.type !== 'html' &&
  ((item.href !== undefined && toAddress(item.href) === path) ||
    (item.type === 'category' &&
      item.items.some(one => leadsTo(one, { path, toAddress }))))

type CategoryProps = { item: PropSidebarItemCategory; place: Place }

function Category({ item, place }: CategoryProps): ReactNode {
  const { label } = item
  const href = item.href && place.toAddress(item.href)
  const isActive = leadsTo(item, place)
  const isOpen = isActive || !item.collapsed
  const { opens, closes } = toggleLabels(label)
  const className = clsx(
    'menu__link menu__link--sublist',
    isActive && 'menu__link--active',
  )
  return (
    <li
      className={clsx(
        'theme-doc-sidebar-item-category menu__list-item',
        !isOpen && 'menu__list-item--collapsed',
      )}
    >
      <div
        className={clsx(
          'menu__list-item-collapsible',
          href === place.path && 'menu__list-item-collapsible--active',
        )}
      >
        {href ? (
          <>
            <EntryLink {...{ href, label, className }} path={place.path} />
            <button
              type="button"
              className="clean-btn menu__caret"
              aria-label={isOpen ? closes : opens}
              data-opens={opens}
              data-closes={closes}
              aria-expanded={isOpen}
            />
          </>
        ) : (
          <button
            type="button"
            className={`clean-btn ${className} menu__link--sublist-caret`}
            aria-expanded={isOpen}
          >
            <Label text={label} />
          </button>
        )}
      </div>
      <ul className="menu__list">
        <Entries items={item.items} place={place} />
      </ul>
    </li>
  )
}

function Entry({ item, place }: { item: PropSidebarItem; place: Place }) {
  if (item.type === 'category') {
    return <Category item={item} place={place} />
  }
  if (item.type === 'html') {
    return (
      <li
        className="menu__list-item"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: what sidebars.ts says
        dangerouslySetInnerHTML={{ __html: item.value }}
      />
    )
  }
  const href = place.toAddress(item.href)
  return (
    <li className="menu__list-item">
      <EntryLink
        href={href}
        label={item.label}
        className={clsx(
          'menu__link',
          href === place.path && 'menu__link--active',
        )}
        path={place.path}
      />
    </li>
  )
}

type EntriesProps = { items: readonly PropSidebarItem[]; place: Place }

/** All groups are in the page, open or not: the first script opens them. */
export default function Entries({ items, place }: EntriesProps): ReactNode {
  return items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
    <Entry key={index} item={item} place={place} />
  ))
}
