import useBaseUrl from '@docusaurus/useBaseUrl'
import { MarkdownAlternate } from '@site/src/components/MarkdownAlternate'
import Layout from '@theme/Layout'
import type { ReactNode } from 'react'
import styles from './styles.module.css'

type Props = {
  path: string
  title: string
  description: string
  children: ReactNode
}

/** What all pages of the tour have around their content. */
export default function TourLayout(props: Props): ReactNode {
  const { path, title, description, children } = props
  return (
    <Layout title={title} description={description}>
      <MarkdownAlternate permalink={useBaseUrl(path)} />
      <main className={`container ${styles.page}`}>{children}</main>
    </Layout>
  )
}
