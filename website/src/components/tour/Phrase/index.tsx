import Link from '@docusaurus/Link'
import { drawPhrase } from '@site/content/drawPhrase'
import type { ReactNode } from 'react'

/** A sentence that is written as Markdown. */
export default function Phrase({ children }: { children: string }): ReactNode {
  return drawPhrase(children, {
    link: (to, content) => <Link to={to}>{content}</Link>,
  })
}
