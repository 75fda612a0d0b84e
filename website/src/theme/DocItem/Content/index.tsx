import { useDoc } from '@docusaurus/plugin-content-docs/client'
import { CopyPage } from '@site/src/components/CopyPage'
import type { Props } from '@theme/DocItem/Content'
import Content from '@theme-original/DocItem/Content'
import { type ReactNode, Suspense } from 'react'

/**
 * The document as the theme shows it, with its Markdown twin at hand. It is
 * hydrated by itself, at once if something in it is pressed.
 */
export default function DocItemContent({ children }: Props): ReactNode {
  const { metadata } = useDoc()
  return (
    <Suspense>
      <Content>{children}</Content>
      <CopyPage permalink={metadata.permalink} />
    </Suspense>
  )
}
