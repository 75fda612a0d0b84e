import { announce } from '../../../pages/code/client/announce'
import { closeMenu } from './menu'
import { fetchPage, prefetchLinks, watchLinks } from './prefetch'
import { findAround, focusOn, isPlain } from './presses'
import { beginProgress, endProgress } from './progressBar'
import { closeSearch } from './search'
import { keepOpen } from './sidebar'
import { swapPage } from './swapPage'
import { baseUrl, hideFailure, isAppPage, showFailure } from './tools'

/** Pages that React runs as a whole are loaded by the browser. */
const appPages = /^(?:playground|search|tour|404)(?:[/.]|$)/u

/** Where the router can go for a link; the rest is the browser's. */
const pageOf = (link: HTMLAnchorElement): string | undefined => {
  const { origin, pathname, search } = link
  const path = pathname.startsWith(baseUrl)
    ? pathname.slice(baseUrl.length)
    : undefined
  const isPage =
    origin === location.origin &&
    path !== undefined &&
    !appPages.test(path) &&
    !/\.\w+$/u.test(path) &&
    !link.target &&
    !link.hasAttribute('download')
  return isPage ? pathname + search : undefined
}

/** The browser would scroll the page that is left: the other one comes later. */
const PLACE_PAUSE_MS = 150

let timer = 0

/** Keeps in the entry of the history where the reader is. */
const notePlace = (): void => {
  clearTimeout(timer)
  if (!isOnTheWay) {
    history.replaceState({ ...history.state, top: scrollY }, '')
  }
}

const push = (address: string): void => {
  notePlace()
  history.scrollRestoration = 'manual'
  history.pushState({}, '', address)
}

const hereNow = (): string => location.pathname + location.search

/** The page that is shown, which the address may run ahead of. */
let shown = ''
let latest = 0
let isOnTheWay = false

const leaveToBrowser = (address: string): void => location.assign(address)

const scrollToHash = (hash: string): boolean => {
  let id = hash.slice(1)
  try {
    id = decodeURIComponent(id)
  } catch {
    // As it is written.
  }
  const target = id ? document.getElementById(id) : null
  target?.scrollIntoView({ behavior: 'instant' })
  if (target) {
    focusOn(target)
  }
  return target !== null
}

const endWay = (): void => {
  isOnTheWay = false
  endProgress()
}

type Visit = { address: string; hash: string; top?: number | undefined }

/** Shows a page that was fetched, from where the reader is to look at it. */
const show = (page: Document, { hash, top }: Visit, isLink: boolean): void => {
  swapPage(page, keepOpen)
  window.tools?.leave()
  onShown()
  watchLinks()
  if (top !== undefined) {
    scrollTo({ top, behavior: 'instant' })
  } else if (!scrollToHash(hash)) {
    scrollTo({ top: 0, behavior: 'instant' })
  }
  if (isLink && !hash) {
    const start = document.querySelector<HTMLElement>(
      '#__docusaurus > [role=region]',
    )
    if (start) {
      focusOn(start)
    }
  }
  announce(document.title)
}

let onShown = (): void => undefined

/**
 * The styles and the first script, which are other ones after a deploy, and in
 * another locale.
 */
const filesOf = (page: Document): string =>
  ['link[rel=stylesheet]', 'script[src*="/first."]']
    .map(selector => page.querySelector(selector))
    .map(file => file?.getAttribute('href') ?? file?.getAttribute('src'))
    .join()

const parse = async (response: Response): Promise<Document | undefined> => {
  if (!response.ok || response.redirected) {
    return undefined
  }
  const page = new DOMParser().parseFromString(
    await response.text(),
    'text/html',
  )
  const isOurs = filesOf(page) === filesOf(document)
  return isOurs && page.documentElement.dataset.app === undefined
    ? page
    : undefined
}

const visit = async (next: Visit, isLink: boolean): Promise<void> => {
  const turn = ++latest
  const { address, hash } = next
  isOnTheWay = true
  hideFailure()
  beginProgress()
  try {
    const page = await parse(await fetchPage(address))
    if (turn !== latest) {
      return
    }
    if (!page) {
      leaveToBrowser(address + hash)
      return
    }
    shown = address
    show(page, next, isLink)
  } catch (error) {
    if (turn === latest) {
      console.warn(`${address} could not be fetched.`, error)
      // The browser has a page for that, which has no way back to this one.
      showFailure(
        `${address} could not be loaded: ${error}`,
        () => void visit(next, isLink),
      )
    }
  }
  if (turn === latest) {
    endWay()
  }
}

const goWithinPage = ({ hash, href }: HTMLAnchorElement): void => {
  if (href !== location.href) {
    push(href)
  }
  if (!scrollToHash(hash)) {
    scrollTo({ top: 0 })
  }
}

/** Goes to an address of the site, as its link would. */
const go = (address: string): void => {
  const link = document.createElement('a')
  link.href = address
  const page = pageOf(link)
  if (page === undefined || isAppPage) {
    leaveToBrowser(address)
    return
  }
  if (page === hereNow() && !isOnTheWay) {
    goWithinPage(link)
    return
  }
  push(link.href)
  void visit({ address: page, hash: link.hash }, true)
}

/** A press that no handler has answered: one on a link may be the router's. */
export const followLink = (event: MouseEvent): void => {
  const link = findAround<HTMLAnchorElement>(event, 'a[href]')
  if (!(link && isPlain(event))) {
    return
  }
  if (!isOnTheWay) {
    // What a page wrote into its address is still that page.
    shown = hereNow()
  }
  const page = pageOf(link)
  const isWithinPage = page === hereNow() && link.hash !== ''
  if (page !== undefined && !isWithinPage) {
    // Where React runs the page, its router would take the link otherwise.
    event.preventDefault()
    go(link.href)
  }
}

/** Has links change what the page shows, in the place of loading another. */
export const startRouter = (onNavigation: () => void): void => {
  onShown = onNavigation
  shown = hereNow()
  const { state, scrollRestoration } = history
  if (scrollRestoration === 'manual' && state?.top !== undefined) {
    scrollTo({ top: state.top, behavior: 'instant' })
  }
  addEventListener(
    'scroll',
    () => {
      clearTimeout(timer)
      timer = window.setTimeout(notePlace, PLACE_PAUSE_MS)
    },
    { passive: true },
  )
  prefetchLinks(link => {
    const page = pageOf(link)
    return page === shown ? undefined : page
  })
  watchLinks()
  addEventListener('popstate', () => {
    clearTimeout(timer)
    // The way back closes what covers the page, and leaves the page.
    if (closeMenu() || closeSearch()) {
      history.forward()
      return
    }
    const top: number | undefined = history.state?.top
    const address = hereNow()
    hideFailure()
    if (address !== shown) {
      void visit({ address, hash: location.hash, top }, false)
    } else if (top !== undefined) {
      // What was on its way is no longer wanted.
      latest += 1
      endWay()
      scrollTo({ top, behavior: 'instant' })
    }
  })
}
