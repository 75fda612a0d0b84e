// Answers what only a configuration brings: an announcement, dropdowns, versions
// of the docs, a navbar that hides. The build leaves out what this site does not
// have.
import { readStored, store } from '../../../browser/storage'
import { isPlain, onPress } from './presses'
import { isAppPage } from './tools'

const root = document.documentElement

const answerAnnouncement = (): void =>
  onPress('.theme-announcement-bar .close', () => {
    store('docusaurus.announcement.id', ANNOUNCEMENT_ID)
    store('docusaurus.announcement.dismiss', 'true')
    root.dataset.announcementBarInitiallyDismissed = 'true'
  })

const SHOWN = 'dropdown--show'

const answerDropdowns = (): void => {
  const closeAll = ({ target }: Event): void => {
    for (const shown of document.querySelectorAll(`.${SHOWN}`)) {
      if (!(target instanceof Node && shown.contains(target))) {
        shown.classList.remove(SHOWN)
        shown.firstElementChild?.setAttribute('aria-expanded', 'false')
      }
    }
  }
  onPress('.navbar .dropdown > .navbar__link', (link, event) => {
    // One with a page of its own is a link; its menu opens when pointed at.
    if (link.getAttribute('href') === '#' && isPlain(event)) {
      event.preventDefault()
      const isShown = link.parentElement?.classList.toggle(SHOWN)
      link.ariaExpanded = String(isShown)
    }
  })
  // The same place in another language.
  onPress('a[lang][target=_self]', link => {
    if (link instanceof HTMLAnchorElement) {
      link.search = location.search
      link.hash = location.hash
    }
  })
  for (const sign of ['mousedown', 'touchstart', 'focusin']) {
    addEventListener(sign, closeAll, { passive: true })
  }
}

const PREFERRED = 'docs-preferred-version-default'

/** The version that an address belongs to: the one with the longest path. */
const versionOf = ({ pathname }: HTMLAnchorElement) =>
  VERSIONS.filter(({ path }) => `${pathname}/`.startsWith(`${path}/`)).sort(
    (a, b) => b.path.length - a.path.length,
  )[0]

/**
 * Leads the navbar to the version that the reader chose, where that has the
 * page; on a page of a version it stays with that.
 */
export const syncVersion = (): void => {
  const name = readStored(PREFERRED)
  const preferred = VERSIONS.find(version => version.name === name)
  if (!preferred || /\bdocs-version-/u.test(root.className)) {
    return
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>(
    '.navbar a:not(.dropdown a, details a)',
  )) {
    const own = versionOf(link)?.path
    const path = own && preferred.path + link.pathname.slice(own.length)
    if (path && preferred.pages.includes(path.replace(/\/$/u, ''))) {
      link.pathname = path
    }
  }
}

/** Following a link from one version to another chooses that version. */
const answerVersions = (): void => {
  const choose = (link: HTMLElement): void => {
    const chosen =
      link instanceof HTMLAnchorElement ? versionOf(link) : undefined
    if (chosen) {
      store(PREFERRED, chosen.name)
    }
  }
  onPress('.theme-doc-version-banner a', choose)
  onPress('.navbar .dropdown__menu a, .navbar-sidebar details a', link => {
    const links = link.closest('ul')?.querySelectorAll('a') ?? []
    if (new Set([...links].map(link => versionOf(link)?.name)).size > 1) {
      choose(link)
    }
  })
}

const hideNavbar = (): void => {
  let before = scrollY
  addEventListener(
    'scroll',
    () => {
      const navbar = document.querySelector('.navbar')
      navbar?.toggleAttribute('data-hidden', scrollY > before && scrollY > 64)
      before = scrollY
    },
    { passive: true },
  )
}

export const answerConfigured = (): void => {
  if (ANNOUNCEMENT_ID) {
    answerAnnouncement()
  }
  // The theme's own components do these where React runs the page.
  if (HAS_DROPDOWNS && !isAppPage) {
    answerDropdowns()
  }
  // Later: the first handler that matches answers, and a language is no version.
  if (HAS_VERSIONS) {
    answerVersions()
  }
  if (HIDES_NAVBAR && !isAppPage) {
    hideNavbar()
  }
}
