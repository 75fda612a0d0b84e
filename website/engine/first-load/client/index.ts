// The first script of every page: answers what needs no app, and starts the app
// on the first interaction. See ../README.md.

import { nextTask } from '../../../browser/nextTask'
import { keepForOffline } from '../../../outputs/offline/client/register'
import { storeFlavour } from '../../../pages/api/client/flavourPreference'
import { syncFlavour } from '../../../pages/api/client/followFlavour'
import { watchScrolling } from '../../../pages/code/client/watchScrolling'
import { countWhenSeen } from './analytics'
import { baseUrl, isBuilt, prepare, start } from './app'
import { answerCode } from './code'
import { answerColourMode, syncColourMode } from './colourMode'
import { answerCopying } from './copying'
import { afterFrame, onIntent } from './intent'
import { answerMenu, closeMenu } from './menu'
import { followMovedSection } from './movedSections'
import { speculate, stopSpeculating } from './nextPage'
import { listenForPresses, onPress } from './presses'
import { answer, isAnswered, isKept } from './requests'
import { answerSearch, closeField } from './search'
import { answerSidebar } from './sidebar'
import { answerSkip } from './skip'
import { answerTabs, syncTabs } from './tabs'
import { whenAtRest } from './visibility'
import { loadFonts, showFontsIfHere } from './webFonts'

/** Puts the page into the state that the reader chose earlier. */
const syncPage = ({ isNavigation }: { isNavigation: boolean }): void => {
  syncColourMode()
  syncTabs()
  syncFlavour()
  followMovedSection()
  if (isNavigation) {
    showFontsIfHere()
    watchScrolling()
  }
}

const answerWishes: FirstLoad['answer'] = (kind, callback) => {
  if (kind === 'navigate') {
    stopSpeculating()
  }
  return answer(kind, callback)
}

window.firstLoad = {
  start,
  answer: answerWishes,
  isKept,
  syncPage,
  closeMenu,
  closeField,
}

answerColourMode()
answerTabs()
answerSidebar()
answerMenu()
answerCopying()
answerCode()
answerSearch()
// The link itself leads to the page of the flavour, which is remembered.
onPress('.api-switch a', link => storeFlavour(link.dataset.flavour))
answerSkip()
listenForPresses()
addEventListener('hashchange', followMovedSection)
syncPage({ isNavigation: false })
// In the first frame it would have a long page laid out twice.
whenAtRest(watchScrolling)
// In a task of its own: to ask for fonts takes as long as all of the above.
// Without them the fallbacks stay.
nextTask()
  .then(loadFonts)
  .catch(() => undefined)
prepare()
if (COUNTS_VISITS) {
  countWhenSeen()
}
if (isBuilt) {
  keepForOffline(`${baseUrl}service-worker.js`)
  speculate(baseUrl)
}

/** Whether the page or its URL shows something that only the app can render. */
const needsApp = (): boolean =>
  document.documentElement.hasAttribute('data-start-at-once') ||
  // Tables are filtered and sorted by their address.
  (location.search !== '' && document.querySelector('main search') !== null)

// Docusaurus' home page shows a banner about a wrong base URL unless scripts
// load; this one has loaded.
if ('insertBanner' in window) {
  window.insertBanner = () => undefined
}

// After a reload, history entries that the app had pushed are still there, and
// the browser leaves it to scripts to show their pages.
const { pathname } = location
addEventListener('popstate', () => {
  if (!isAnswered('navigate') && location.pathname !== pathname) {
    // The browser restores the scroll position before the next frame.
    afterFrame(() => location.reload())
  }
})

if (needsApp()) {
  start()
} else {
  onIntent(start)
}
