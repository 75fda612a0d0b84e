// Links change what the page shows, in the place of loading another. The
// browser's Navigation API keeps the history, the places of its entries, the
// focus and the hash; a browser without it loads each page as a whole.
import { announce } from '../../../pages/code/client/announce'
import { closeMenu } from './menu'
import { fetchPage, isReadPage, prefetchLinks, watchLinks } from './prefetch'
import { findAround, isPlain } from './presses'
import { beginProgress, endProgress } from './progressBar'
import { closeSearch } from './search'
import { swapPage } from './swapPage'
import { hideFailure, isAppPage, showFailure } from './tools'

/**
 * The styles and the first script, which are other ones after a deploy, and in
 * another locale.
 */
const filesOf = (page: Document): string =>
  ['link[rel=stylesheet]', 'script[src*="/first."]']
    .map(selector => page.querySelector(selector))
    .map(file => file?.getAttribute('href') ?? file?.getAttribute('src'))
    .join()

/** A page that was fetched, unless it is one that the browser has to load. */
const parse = (html = ''): Document | undefined => {
  const page = new DOMParser().parseFromString(html, 'text/html')
  return filesOf(page) === filesOf(document) ? page : undefined
}

let onShown = (): void => undefined

const show = (page: Document): void => {
  swapPage(page)
  onShown()
  watchLinks()
  announce(document.title)
}

/** Fetches and shows the page that the address says by now. */
const visit = async (url: URL, signal: AbortSignal): Promise<void> => {
  const address = url.pathname + url.search
  hideFailure()
  beginProgress()
  try {
    const page = parse(await fetchPage(address))
    signal.throwIfAborted()
    if (page) {
      show(page)
    } else {
      location.reload()
    }
  } catch (error) {
    if (!signal.aborted) {
      console.warn(`${address} could not be fetched.`, error)
      // The browser has a page for that, which has no way back to this one.
      showFailure(`${address} could not be loaded: ${error}`, () => {
        navigation.navigate(url.href, { history: 'replace' })
      })
    }
    throw error
  }
}

const onNavigate = (event: NavigateEvent): void => {
  const { destination, navigationType } = event
  const url = new URL(destination.url)
  const isWayBack = navigationType === 'traverse'
  // The way back closes what covers the page, and the page stays.
  if (isWayBack && event.cancelable && (closeMenu() || closeSearch())) {
    event.preventDefault()
    return
  }
  const isOurs =
    event.canIntercept &&
    !event.hashChange &&
    event.downloadRequest === null &&
    navigationType !== 'reload' &&
    // Otherwise a page has written what it shows into its address.
    (isWayBack || !destination.sameDocument) &&
    isReadPage(url)
  if (isOurs) {
    event.intercept({ handler: () => visit(url, event.signal) })
  }
}

/**
 * A press that no handler has answered. Where React runs the page, its router
 * would take links to pages that it does not have.
 */
export const followLink = (event: MouseEvent): void => {
  const link = findAround<HTMLAnchorElement>(event, 'a[href]')
  if (link && isAppPage && isPlain(event) && !link.target && isReadPage(link)) {
    event.preventDefault()
    location.assign(link.href)
  }
}

/** `onNavigation` puts a page that came by a link into its state. */
export const startRouter = (onNavigation: () => void): void => {
  onShown = onNavigation
  prefetchLinks()
  if ('navigation' in window) {
    navigation.addEventListener('navigate', onNavigate)
    navigation.addEventListener('navigatesuccess', endProgress)
    navigation.addEventListener('navigateerror', endProgress)
  }
}
