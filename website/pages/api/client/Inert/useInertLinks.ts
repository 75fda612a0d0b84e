import { useHistory } from '@docusaurus/router'
import { type RefObject, useEffect } from 'react'
import { internalPath } from './internalPath'

const linkOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest('a') : null

/** Brings the page of a link nearer: its files, or also what is in them. */
const approach = (link: HTMLAnchorElement, how: 'prefetch' | 'preload') => {
  const path = internalPath(link)
  if (path) {
    window.docusaurus[how](path.split('#', 1)[0] ?? path)
  }
}

/** Links within HTML that React did not make still navigate without a reload. */
export const useInertLinks = (
  element: RefObject<HTMLElement | null>,
  prefetchesInView = false,
): void => {
  const history = useHistory()
  useEffect(() => {
    const container = element.current
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event)
      const path = link && internalPath(link, event)
      if (path) {
        event.preventDefault()
        history.push(path)
      }
    }
    const onApproach = (event: Event) => {
      const link = linkOf(event)
      if (link) {
        approach(link, 'preload')
      }
    }
    const controller = new AbortController()
    const options = { passive: true, signal: controller.signal }
    container?.addEventListener('click', onClick, {
      signal: controller.signal,
    })
    container?.addEventListener('pointerover', onApproach, options)
    container?.addEventListener('touchstart', onApproach, options)
    return () => controller.abort()
  }, [history, element])
  useEffect(() => {
    if (!prefetchesInView || !element.current) {
      return undefined
    }
    const observer = new IntersectionObserver(entries => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting && target instanceof HTMLAnchorElement) {
          observer.unobserve(target)
          approach(target, 'prefetch')
        }
      }
    })
    for (const link of element.current.querySelectorAll('a')) {
      observer.observe(link)
    }
    return () => observer.disconnect()
  }, [element, prefetchesInView])
}
