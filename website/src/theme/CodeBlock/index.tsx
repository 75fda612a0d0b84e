import type { Props } from '@theme/CodeBlock'
import type { ReactNode } from 'react'

/** The build highlights fences. This keeps the theme's highlighter out. */
export default function CodeBlock({ children }: Props): ReactNode {
  return (
    <pre>
      <code>{children}</code>
    </pre>
  )
}
