import { useDoc } from '@docusaurus/plugin-content-docs/client'
import { PageMetadata } from '@docusaurus/theme-common'
import useBaseUrl from '@docusaurus/useBaseUrl'
import { socialImagePath } from '@site/outputs/social-images/model/socialImagePath'
import { MarkdownAlternate } from '@site/src/components/MarkdownAlternate'
import type { ReactNode } from 'react'

/** What the theme says about a document, plus its own picture and its twin. */
export default function DocItemMetadata(): ReactNode {
  const { metadata, frontMatter, assets } = useDoc()
  const drawn = socialImagePath(metadata.permalink, useBaseUrl('/'))
  return (
    <>
      <PageMetadata
        description={metadata.description}
        image={assets.image ?? frontMatter.image ?? drawn}
        title={metadata.title}
        {...(frontMatter.keywords && { keywords: frontMatter.keywords })}
      />
      <MarkdownAlternate permalink={metadata.permalink} />
    </>
  )
}
