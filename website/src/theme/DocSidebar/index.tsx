import { translate } from '@docusaurus/Translate'
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import { siteAddress } from '@site/browser/siteAddress'
import type { Props } from '@theme/DocSidebar'
import type { ReactNode } from 'react'
import Entries from './Entries'
import styles from './styles.module.css'

/** The pages of the docs, whose groups the first script opens and folds. */
export default function DocSidebar({ sidebar, path }: Props): ReactNode {
  const { trailingSlash } = useDocusaurusContext().siteConfig
  const { withBaseUrl } = useBaseUrlUtils()
  const toAddress = (href: string): string =>
    siteAddress(withBaseUrl(href), trailingSlash)
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
          <Entries
            items={sidebar}
            place={{ path: toAddress(path), toAddress }}
          />
        </ul>
      </nav>
    </div>
  )
}
