import { type ReactNode, useLayoutEffect, useRef } from 'react'

type Props = {
  /** Puts something into the element; may return what takes it out again. */
  mount: (host: HTMLElement) => (() => void) | undefined
  className?: string | undefined
}

/** Where a page that React draws has something that React does not draw. */
export default function Mount({ mount, className }: Props): ReactNode {
  const host = useRef<HTMLDivElement>(null)
  // In the commit that shows it: what is typed next is the editor's.
  useLayoutEffect(
    () => (host.current ? mount(host.current) : undefined),
    [mount],
  )
  return <div ref={host} className={className} />
}
