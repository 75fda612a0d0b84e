import { useLayoutEffect, useRef } from 'react'

/**
 * Shows each new content of a scrolling box from its top. Only one that was
 * scrolled is touched: to ask the others where they are would make the browser
 * lay them out before the key press is answered.
 */
export const useTopOf = (content: unknown) => {
  const body = useRef<HTMLDivElement>(null)
  const scrolled = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: new content is what this is for
  useLayoutEffect(() => {
    if (scrolled.current) {
      scrolled.current = false
      body.current?.scrollTo(0, 0)
    }
  }, [content])
  const onScroll = (): void => {
    scrolled.current = true
  }
  return { body, onScroll }
}
