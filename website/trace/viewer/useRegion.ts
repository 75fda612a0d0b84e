import { useLayoutEffect, useRef, useState } from 'react'

/** What others on the page are called; what has left the page is not asked. */
const namesBeside = (own: Element | null): ReadonlySet<string | null> =>
  new Set(
    [...document.querySelectorAll('[data-trace-region]')]
      .filter(region => region !== own)
      .map(region => region.getAttribute('aria-label')),
  )

/**
 * What makes an element a region with a name that is its alone on the page:
 * readers who jump from region to region must be able to tell them apart.
 */
export const useRegion = (name: string) => {
  const ref = useRef<HTMLElement>(null)
  const [own, setOwn] = useState(name)
  useLayoutEffect(() => {
    const taken = namesBeside(ref.current)
    let free = name
    for (let count = 2; taken.has(free); count++) {
      free = `${name} ${count}`
    }
    setOwn(free)
  }, [name])
  return { ref, 'aria-label': own, 'data-trace-region': '' }
}
