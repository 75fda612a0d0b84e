import { useDoc } from '@docusaurus/plugin-content-docs/client'
import useBaseUrl from '@docusaurus/useBaseUrl'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import { twinAddress } from '@site/outputs/addresses'
import { MarkdownAlternate } from '@site/src/components/MarkdownAlternate'
import type { Props } from '@theme/DocItem/Content'
import Content from '@theme-original/DocItem/Content'
import type { ReactNode } from 'react'
import styles from './styles.module.css'

/** The document as the theme shows it, and what holds for all of the page. */
export default function DocItemContent({ children }: Props): ReactNode {
  const { permalink } = useDoc().metadata
  const { siteConfig } = useDocusaurusContext()
  const address = twinAddress(permalink, useBaseUrl('/'))
  return (
    <>
      <MarkdownAlternate permalink={permalink} />
      <Content>{children}</Content>
      <div className={styles.tools} data-page-tools>
        <span>
          Outputs are verified with lfi {String(siteConfig.customFields?.lfi)}.
        </span>
        <a href={address}>View as Markdown</a>
      </div>
    </>
  )
}
