import { useDoc } from '@docusaurus/plugin-content-docs/client'
import { CopyPage } from '@site/src/components/CopyPage'
import type { Props } from '@theme/DocItem/Content'
import Content from '@theme-original/DocItem/Content'
import type { ReactNode } from 'react'

/** The document as the theme shows it, with its Markdown twin at hand. */
export default function DocItemContent({ children }: Props): ReactNode {
  const { metadata } = useDoc()
  return (
    <>
      <Content>{children}</Content>
      <CopyPage permalink={metadata.permalink} />
    </>
  )
}
