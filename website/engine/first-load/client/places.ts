// Restores the scroll position on Back and Forward: Docusaurus scrolls to the
// hash or the top on every route change.
const KEY = 'lfi.places'
const MAX_PLACES = 100
/** How long a page may take to reach its former height. */
const MAX_GROWTH_MS = 3000
const actions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** The router's key of the history entry, if any, and the URL. */
const entryNow = (): string => {
  const state: unknown = history.state
  const key =
    typeof state === 'object' && state && 'key' in state ? state.key : ''
  return `${key}${location.pathname}${location.search}${location.hash}`
}

const readPlaces = (): [entry: string, top: number][] => {
  try {
    const places: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(places) ? places : []
  } catch {
    return []
  }
}

const places = new Map(readPlaces())
let shown = ''
let popped: string | undefined
let stopGrowing = (): void => undefined

const note = (): void => {
  places.delete(shown)
  places.set(shown, scrollY)
}

const store = (): void => {
  try {
    const kept = JSON.stringify([...places].slice(-MAX_PLACES))
    sessionStorage.setItem(KEY, kept)
  } catch {
    // Without storage, positions are lost on reload.
  }
}

/** Scrolls to a place, again while the page grows, until the reader acts. */
const restore = (top: number): void => {
  scrollTo({ top, behavior: 'instant' })
  const observer = new ResizeObserver(() => {
    if (scrollY < top) {
      scrollTo({ top, behavior: 'instant' })
    }
  })
  observer.observe(document.body)
  const end = setTimeout(() => stopGrowing(), MAX_GROWTH_MS)
  stopGrowing = () => {
    observer.disconnect()
    clearTimeout(end)
    for (const action of actions) {
      removeEventListener(action, stopGrowing, true)
    }
  }
  for (const action of actions) {
    addEventListener(action, stopGrowing, { capture: true, passive: true })
  }
}

// Pages are rendered without a window.
if (typeof window !== 'undefined') {
  shown = entryNow()
  addEventListener('pagehide', () => {
    note()
    store()
  })
  addEventListener('popstate', () => {
    // After this event the browser scrolls the old page, which is still shown,
    // to the position of the new one.
    if (popped === undefined) {
      note()
    }
    popped = entryNow()
  })
}

/** Navigation starts; the old page is still shown. */
export const onRouteUpdate = (): void => {
  if (popped === undefined) {
    note()
  }
}

export const onRouteDidUpdate = (): void => {
  stopGrowing()
  shown = entryNow()
  const place = popped === shown ? places.get(shown) : undefined
  popped = undefined
  if (place !== undefined) {
    restore(place)
  }
}
