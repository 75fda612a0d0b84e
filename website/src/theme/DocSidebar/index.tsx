import { useAnnouncementBar } from '@docusaurus/theme-common/internal'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import useIsBrowser from '@docusaurus/useIsBrowser'
import { showCurrent } from '@site/engine/first-load/client/showCurrent'
import { useInertLinks } from '@site/pages/api/client/Inert/useInertLinks'
import type { Props } from '@theme/DocSidebar'
import clsx from 'clsx'
import {
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import { sidebarHtml } from './sidebarHtml'
import styles from './styles.module.css'

/**
 * On a first load the list is on the page already, and the next page only marks
 * another entry.
 */
const useList = (
  { sidebar, path }: Props,
  list: RefObject<HTMLUListElement | null>,
): string => {
  const { trailingSlash } = useDocusaurusContext().siteConfig
  const isLater = useIsBrowser() || typeof window === 'undefined'
  const [html] = useState(() =>
    isLater ? sidebarHtml(sidebar, path, trailingSlash) : '',
  )
  useEffect(() => {
    if (list.current) {
      showCurrent(list.current, path)
    }
  }, [list, path])
  return html
}

/** The pages of the docs. Groups open without React: see engine/first-load. */
function Sidebar(props: Props): ReactNode {
  const list = useRef<HTMLUListElement>(null)
  const html = useList(props, list)
  const { isActive } = useAnnouncementBar()
  useInertLinks(list, true)
  return (
    <div className={styles.sidebar}>
      <nav
        aria-label="Docs sidebar"
        className={clsx(
          'menu thin-scrollbar',
          styles.menu,
          isActive && styles.belowAnnouncement,
        )}
      >
        <ul
          ref={list}
          className="theme-doc-sidebar-menu menu__list"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made and escaped by sidebarHtml
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </nav>
    </div>
  )
}

/** A boundary of its own, so that it is hydrated by itself. */
export default function DocSidebar(props: Props): ReactNode {
  return (
    <Suspense>
      <Sidebar {...props} />
    </Suspense>
  )
}
