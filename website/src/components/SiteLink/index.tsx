import useBrokenLinks from '@docusaurus/useBrokenLinks'
import { siteAddress } from '@site/browser/siteAddress'
import type { ComponentProps, ReactNode } from 'react'

type Props = ComponentProps<'a'> & { to: string }

/** A link within the site that needs no context, for islands. */
export default function SiteLink({ to, ...props }: Props): ReactNode {
  const href = siteAddress(
    SITE_BASE_URL + to.replace(/^\//u, ''),
    SITE_TRAILING_SLASH,
  )
  useBrokenLinks().collectLink(href)
  return <a {...props} href={href} />
}
