import { useContextualSearchFilters } from '@docusaurus/theme-common'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import { usePluginData } from '@docusaurus/useGlobalData'
import type { ReactNode } from 'react'
import Icon from '../SearchModal/Icon'
import SearchField from '../SearchModal/SearchField'
import styles from './styles.module.css'

/** The search box of the navbar; the first script opens the dialog. */
export default function SearchBar(): ReactNode {
  const { repository } = useDocusaurusContext().siteConfig.customFields ?? {}
  const { locale, tags } = useContextualSearchFilters()
  const ofBuild = usePluginData('lfi-search')
  const context = { ...Object(ofBuild), repository, locale, tags }
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label="Search"
        aria-haspopup="dialog"
        data-search-button
        data-context={JSON.stringify(context)}
      >
        <Icon name="magnifier" />
        <span className={styles.label} aria-hidden="true">
          Search
        </span>
        <span className={styles.keys} />
      </button>
      {/* Until the dialog has loaded, which looks the same. */}
      <dialog className="search-dialog early-search" aria-label="Search">
        <SearchField aria-busy="true" />
      </dialog>
    </>
  )
}
