import useBaseUrl from '@docusaurus/useBaseUrl'
import { HomePage } from '@site/src/components/home/HomePage'
import { MarkdownAlternate } from '@site/src/components/MarkdownAlternate'
import Layout from '@theme/Layout'
import type { ReactNode } from 'react'

export default function Home(): ReactNode {
  return (
    <Layout description="lfi is a lazy functional sync, async, and concurrent iteration library for JavaScript and TypeScript: small, typed, and tried out on this page.">
      <MarkdownAlternate permalink={useBaseUrl('/')} />
      <HomePage />
    </Layout>
  )
}
