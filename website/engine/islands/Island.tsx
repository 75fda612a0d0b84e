import type { ComponentType, ReactNode } from 'react'

type Props<ComponentProps> = {
  /** As engine/islands/client/islands.tsx lists it. */
  name: string
  component: ComponentType<ComponentProps>
  /** What JSON can hold: they are written into the page. */
  props: ComponentProps
}

/**
 * A part of a page that React brings to life at the first sign of intent in it;
 * until then it is what the build rendered. What it shows must not depend on
 * Docusaurus' contexts, nor on `useId`, which counts from the root.
 */
export default function Island<ComponentProps extends object>({
  name,
  component: Component,
  props,
}: Props<ComponentProps>): ReactNode {
  return (
    <div
      data-island={name}
      data-props={JSON.stringify(props)}
      style={{ display: 'contents' }}
    >
      <Component {...props} />
    </div>
  )
}
