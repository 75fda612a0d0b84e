import { useDoc } from '@docusaurus/plugin-content-docs/client'
import { MarkdownAlternate } from '@site/src/components/MarkdownAlternate'
import Metadata from '@theme-original/DocItem/Metadata'
import type { ReactNode } from 'react'

/** What the theme says about a document, and the address of its Markdown. */
export default function DocItemMetadata(): ReactNode {
  const { metadata } = useDoc()
  return (
    <>
      <Metadata />
      <MarkdownAlternate permalink={metadata.permalink} />
    </>
  )
}
