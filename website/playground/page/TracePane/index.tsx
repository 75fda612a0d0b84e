import { type ReactNode, useEffect, useRef } from 'react'

/** Where a page that React draws shows a trace. */
export default function TracePane({
  mount,
}: {
  mount: (host: HTMLElement) => void
}): ReactNode {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (host.current) {
      mount(host.current)
    }
  }, [mount])
  return <div ref={host} className="trace-host" />
}
