import useBaseUrl from '@docusaurus/useBaseUrl'
import { Hero } from '@site/src/components/home/Hero'
import { Laziness } from '@site/src/components/home/Laziness'
import { NextSteps } from '@site/src/components/home/NextSteps'
import { Race } from '@site/src/components/home/Race'
import { Size } from '@site/src/components/home/Size'
import { MarkdownAlternate } from '@site/src/components/MarkdownAlternate'
import Layout from '@theme/Layout'
import type { ReactNode } from 'react'

export default function Home(): ReactNode {
  return (
    <Layout description="lfi is a lazy functional sync, async, and concurrent iteration library for JavaScript and TypeScript: small, typed, and tried out on this page.">
      <MarkdownAlternate permalink={useBaseUrl('/')} />
      <main>
        <Hero />
        <Laziness />
        <Race />
        <Size />
        <NextSteps />
      </main>
    </Layout>
  )
}
