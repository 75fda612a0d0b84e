import useBaseUrl from '@docusaurus/useBaseUrl'
import { MarkdownAlternate } from '@site/src/components/MarkdownAlternate'
import type { TourPage } from '@site/tour/model/tourPages'
import Layout from '@theme/Layout'
import type { ReactNode } from 'react'
import styles from './styles.module.css'

type Props = { page: TourPage; children: ReactNode }

/** What all pages of the tour have around their content. */
export default function TourLayout({ page, children }: Props): ReactNode {
  const { title, description } = page
  const permalink = useBaseUrl(page.permalink)
  return (
    <Layout title={title} description={description}>
      <MarkdownAlternate permalink={permalink} />
      <main className={styles.page}>{children}</main>
    </Layout>
  )
}
