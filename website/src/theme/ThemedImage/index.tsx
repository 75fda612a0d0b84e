import type { Props } from '@theme/ThemedImage'
import type { ReactNode } from 'react'

/** One picture serves both themes: React does not know which one is shown. */
export default function ThemedImage({ sources, ...props }: Props): ReactNode {
  return <img {...props} src={sources.light} alt={props.alt ?? ''} />
}
