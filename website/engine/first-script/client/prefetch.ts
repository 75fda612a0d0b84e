import { hasPoorConnection } from '../../../browser/connection'
import { whenIdle } from '../../../browser/whenIdle'
import { isAppPath } from '../../appPages'
import { findAround, onApproach } from './presses'
import { baseUrl } from './tools'

const MAX_PAGES = 30

/** Pages that were fetched, by address; the newest last. */
const pages = new Map<string, Promise<string | undefined>>()

const load = async (address: string): Promise<string | undefined> => {
  const response = await fetch(address, { headers: { accept: 'text/html' } })
  return response.ok && !response.redirected ? response.text() : undefined
}

/** The HTML of a page, unless there is none at just this address. */
export const fetchPage = (address: string): Promise<string | undefined> => {
  const page = pages.get(address) ?? load(address)
  pages.delete(address)
  pages.set(address, page)
  // It is fetched again by who asks next.
  page.catch(() => pages.delete(address))
  for (const old of [...pages.keys()].slice(0, -MAX_PAGES)) {
    pages.delete(old)
  }
  return page
}

/** Whether an address is that of a page which is read. */
export const isReadPage = ({
  origin,
  pathname,
}: URL | HTMLAnchorElement): boolean =>
  origin === location.origin &&
  pathname.startsWith(baseUrl) &&
  !isAppPath(pathname.slice(baseUrl.length)) &&
  !/\.\w+$/u.test(pathname)

const fetchAhead = (link: HTMLAnchorElement): void => {
  const address = link.pathname + link.search
  if (
    isReadPage(link) &&
    !link.target &&
    link.pathname !== location.pathname &&
    !pages.has(address) &&
    !hasPoorConnection()
  ) {
    fetchPage(address).catch(() => undefined)
  }
}

/** Fetches the pages of links in view while the page is idle. */
const observer = new IntersectionObserver(entries => {
  for (const { isIntersecting, target } of entries) {
    if (isIntersecting && target instanceof HTMLAnchorElement) {
      observer.unobserve(target)
      whenIdle(() => fetchAhead(target))
    }
  }
})

/** The page has changed: its links are others. */
export const watchLinks = (): void => {
  observer.disconnect()
  for (const link of document.querySelectorAll('#__docusaurus a[href]')) {
    observer.observe(link)
  }
}

/** What is pointed at, touched or focused is fetched at once. */
export const prefetchLinks = (): void => {
  onApproach(event => {
    const link = findAround<HTMLAnchorElement>(event, 'a[href]')
    if (link) {
      fetchAhead(link)
    }
  })
  watchLinks()
}
