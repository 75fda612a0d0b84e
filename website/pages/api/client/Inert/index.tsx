import { type ReactNode, useRef } from 'react'
import { useInertLinks } from './useInertLinks'

type Props = { html: string }

/** HTML made at build time, whose links still navigate without a reload. */
export default function Inert({ html }: Props): ReactNode {
  const element = useRef<HTMLDivElement>(null)
  useInertLinks(element)
  return (
    <div
      ref={element}
      className="api-inert"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made and escaped by this site's own build
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
