import type { Props } from '@theme/Details'
import type { ReactNode } from 'react'

/** As browsers fold: without scripts, found by searching, and on paper. */
export default function Details({
  summary,
  children,
  ...props
}: Props): ReactNode {
  return (
    <details {...props} className="alert">
      {typeof summary === 'string' ? <summary>{summary}</summary> : summary}
      {children}
    </details>
  )
}
