import Head from '@docusaurus/Head'
import useBaseUrl from '@docusaurus/useBaseUrl'
import { twinAddress } from '@site/outputs/addresses'
import type { ReactNode } from 'react'

type Props = { permalink: string }

/** Tells programs that read the page where its Markdown twin is. */
export const MarkdownAlternate = ({ permalink }: Props): ReactNode => (
  <Head>
    <link
      href={twinAddress(permalink, useBaseUrl('/'))}
      rel="alternate"
      title="Markdown"
      type="text/markdown"
    />
  </Head>
)
