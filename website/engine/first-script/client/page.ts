// What the theme's components would do on a page that React runs.
import { onPress } from './presses'

const ACTIVE = 'table-of-contents__link--active'
/** Where a reader looks who has scrolled: below the navbar. */
const READ_AT = 100

/** Marks the section that is read in the table of contents. */
const markSection = (): void => {
  const links = [
    ...document.querySelectorAll<HTMLAnchorElement>('.toc-highlight'),
  ]
  const isRead = ({ hash }: HTMLAnchorElement): boolean => {
    const heading = document.getElementById(decodeURIComponent(hash.slice(1)))
    return (heading?.getBoundingClientRect().top ?? Infinity) < READ_AT
  }
  const current = links.findLast(isRead)
  for (const link of links) {
    link.classList.toggle(ACTIVE, link === current)
  }
}

/** A press later than this much scrolling leads back to the top. */
const FAR_DOWN = 300

let lastTop = 0

/** Shown to a reader who is far down and has turned around. */
const showWayUp = (): void => {
  const button = document.querySelector('[data-back-to-top]')
  if (scrollY < FAR_DOWN) {
    button?.removeAttribute('data-shown')
  } else if (scrollY !== lastTop) {
    button?.toggleAttribute('data-shown', scrollY < lastTop)
  }
  lastTop = scrollY
}

/** The specification's number. */
const SCROLL_FACTOR = 0.85

/** Goes up by a share of the way in each frame, until the reader scrolls. */
const scrollUp = (): void => {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  let expected = scrollY
  const step = (): void => {
    if (expected > 0 && scrollY <= expected) {
      expected = isCalm ? 0 : Math.floor(scrollY * SCROLL_FACTOR)
      scrollTo({ top: expected, behavior: 'instant' })
      requestAnimationFrame(step)
    }
  }
  step()
}

/** Browsers call it once a frame. */
const onScroll = (): void => {
  markSection()
  showWayUp()
}

/**
 * Sections of long guides are pages now, and older links name them by an anchor
 * of the guide, as in `/docs/recipes#group-by-a-key`. The guide links each of
 * them, so its links say where an anchor that it no longer has leads.
 */
export const followMovedSection = (): void => {
  const anchor = location.hash.slice(1)
  if (anchor === '' || document.getElementById(anchor)) {
    return
  }
  const name = CSS.escape(anchor)
  const links = document.querySelectorAll<HTMLAnchorElement>(
    `article :is(li, td, p) a:is([href$="/${name}"], [href$="#${name}"])`,
  )
  const moved = [...links].find(({ origin }) => origin === location.origin)
  if (moved) {
    location.replace(moved.href)
  }
}

export const answerPage = (): void => {
  // As a mere link it leads to what holds the sidebar as well.
  onPress('a[href="#__docusaurus_skipToContent_fallback"]', (_link, event) => {
    const main = document.querySelector('main')
    if (main) {
      event.preventDefault()
      event.stopPropagation()
      // Only so long: it can't have the focus by itself.
      main.tabIndex = -1
      main.focus({ preventScroll: true })
      main.removeAttribute('tabindex')
    }
  })
  onPress('[data-back-to-top]', scrollUp)
  // Starts the animation of the chart on the home page again.
  onPress('[data-replay]', button => {
    const chart = button.closest('figure')
    chart?.setAttribute('data-running', '')
    for (const animation of chart?.getAnimations({ subtree: true }) ?? []) {
      animation.currentTime = 0
    }
  })
  addEventListener('scroll', onScroll, { passive: true })
  addEventListener('hashchange', followMovedSection)
}
