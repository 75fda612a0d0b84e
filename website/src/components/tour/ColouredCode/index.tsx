import type { ComponentProps, ReactNode } from 'react'

type Props = ComponentProps<'pre'> & { html: string }

/** Code that was coloured when the site was built. */
export default function ColouredCode({ html, ...props }: Props): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <pre tabIndex={0} {...props}>
      <code
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made and escaped by this site's own build
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </pre>
  )
}
