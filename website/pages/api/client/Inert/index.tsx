import type { ReactNode } from 'react'

/** HTML made at build time. */
export default function Inert({ html }: { html: string }): ReactNode {
  return (
    <div
      className="api-inert"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made and escaped by this site's own build
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
