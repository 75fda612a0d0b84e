import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { Console } from './createConsole'

/** Where a page that React draws shows a console. */
export default function ConsoleHost({
  console: shown,
  className,
}: {
  console: Console
  className?: string | undefined
}): ReactNode {
  const host = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    host.current?.append(shown.element)
    return () => shown.element.remove()
  }, [shown])
  return <div ref={host} className={className} />
}
