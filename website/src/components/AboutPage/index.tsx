import useBaseUrl from '@docusaurus/useBaseUrl'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import { twinAddress } from '@site/outputs/addresses'
import type { ReactNode } from 'react'
import styles from './styles.module.css'

type Props = { permalink: string }

/** What holds for the whole page: its outputs, and the page as Markdown. */
export const AboutPage = ({ permalink }: Props): ReactNode => {
  const address = twinAddress(permalink, useBaseUrl('/'))
  const { siteConfig } = useDocusaurusContext()
  return (
    <div className={styles.tools} data-page-tools>
      <span>
        Outputs are verified with lfi {String(siteConfig.customFields?.lfi)}.
      </span>
      <a href={address}>View as Markdown</a>
    </div>
  )
}
