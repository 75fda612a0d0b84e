import type { Props } from '@theme/CodeBlock'
import type { ReactNode } from 'react'

/**
 * Code fences never come here: they are highlighted at build time. This stays
 * for JSX that asks for a code block, without the theme's browser highlighter.
 */
export default function CodeBlock({ children, title }: Props): ReactNode {
  return (
    <figure className="code-block">
      {title && <figcaption>{title}</figcaption>}
      <pre>
        <code>{children}</code>
      </pre>
    </figure>
  )
}
