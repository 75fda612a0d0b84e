import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { Console, Standing } from './createConsole'

type Props = {
  console: Console
  isStale?: boolean
  standing?: Standing | undefined
  className?: string | undefined
}

/** Where a page that React draws shows a console. */
export default function ConsoleHost({
  console: shown,
  isStale = false,
  standing,
  className,
}: Props): ReactNode {
  const host = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    host.current?.append(shown.element)
    return () => shown.element.remove()
  }, [shown])
  useLayoutEffect(() => shown.setStale(isStale), [shown, isStale])
  useLayoutEffect(() => shown.setStanding(standing), [shown, standing])
  return <div ref={host} className={className} />
}
