import { useDoc } from '@docusaurus/plugin-content-docs/client'
import { AboutPage } from '@site/src/components/AboutPage'
import { MarkdownAlternate } from '@site/src/components/MarkdownAlternate'
import type { Props } from '@theme/DocItem/Content'
import Content from '@theme-original/DocItem/Content'
import type { ReactNode } from 'react'

/** The document as the theme shows it, with its Markdown twin at hand. */
export default function DocItemContent({ children }: Props): ReactNode {
  const { permalink } = useDoc().metadata
  return (
    <>
      <MarkdownAlternate permalink={permalink} />
      <Content>{children}</Content>
      <AboutPage permalink={permalink} />
    </>
  )
}
