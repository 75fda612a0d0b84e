import { hasPoorConnection } from '../../../browser/connection'
import { whenIdle } from '../../../browser/whenIdle'
import { findAround, onApproach } from './presses'

const MAX_PAGES = 30

/** Pages that were fetched, by address; the newest last. */
const pages = new Map<string, Promise<Response>>()

/** A page that does not load is fetched again by who asks next. */
export const fetchPage = (address: string): Promise<Response> => {
  const known = pages.get(address)
  const page = known ?? fetch(address, { headers: { accept: 'text/html' } })
  pages.delete(address)
  pages.set(address, page)
  page.catch(() => pages.delete(address))
  for (const old of [...pages.keys()].slice(0, -MAX_PAGES)) {
    pages.delete(old)
  }
  return page.then(response => response.clone())
}

const fetchAhead = (address: string): void => {
  if (!(pages.has(address) || hasPoorConnection())) {
    fetchPage(address).catch(() => undefined)
  }
}

let observer: IntersectionObserver | undefined

/**
 * Fetches the pages of links in view, one at a time while the page is idle, and
 * at once what is pointed at, touched or focused. `pageOf` says which links have one.
 */
export const prefetchLinks = (
  pageOf: (link: HTMLAnchorElement) => string | undefined,
): void => {
  onApproach(event => {
    const link = findAround<HTMLAnchorElement>(event, 'a[href]')
    const address = link && pageOf(link)
    if (address) {
      fetchAhead(address)
    }
  })
  const waiting: string[] = []
  const fetchNext = (): void => {
    const address = waiting.shift()
    if (address) {
      fetchAhead(address)
      whenIdle(fetchNext)
    }
  }
  observer = new IntersectionObserver(entries => {
    const isIdle = waiting.length === 0
    for (const { isIntersecting, target } of entries) {
      const address =
        isIntersecting && target instanceof HTMLAnchorElement && pageOf(target)
      if (address) {
        observer?.unobserve(target)
        waiting.push(address)
      }
    }
    if (isIdle) {
      whenIdle(fetchNext)
    }
  })
}

/** The page has changed: its links are others. */
export const watchLinks = (): void => {
  observer?.disconnect()
  for (const link of document.querySelectorAll('#__docusaurus a[href]')) {
    observer?.observe(link)
  }
}
