import { useDoc } from '@docusaurus/plugin-content-docs/client'
import { Adopted } from '@site/engine/first-load/client/adopted'
import { CopyPage } from '@site/src/components/CopyPage'
import type { Props } from '@theme/DocItem/Content'
import Content from '@theme-original/DocItem/Content'
import { isValidElement, type ReactNode, Suspense } from 'react'
import { AsItStands } from './AsItStands'

/**
 * The document as the theme shows it, with its Markdown twin at hand. It is
 * hydrated by itself, at once if something in it is pressed.
 */
export default function DocItemContent({ children }: Props): ReactNode {
  const { metadata } = useDoc()
  const isAdopted = isValidElement(children) && children.type === Adopted
  return (
    <Suspense>
      {isAdopted ? <AsItStands /> : <Content>{children}</Content>}
      <CopyPage permalink={metadata.permalink} />
    </Suspense>
  )
}
