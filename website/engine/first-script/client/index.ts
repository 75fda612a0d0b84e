// The first script of every page: answers what needs no React, follows links
// within the site, and loads the tools for what a press needs. See
// ../../README.md.

import { whenIdle } from '../../../browser/whenIdle'
import { keepForOffline } from '../../../outputs/offline/client/register'
import { storeFlavour } from '../../../pages/api/client/flavourPreference'
import { watchScrolling } from '../../../pages/code/client/watchScrolling'
import { answerChoices, syncChoices } from './choices'
import { answerCode } from './code'
import { answerColourMode } from './colourMode'
import { answerConfigured, syncVersion } from './configured'
import { answerFilter, syncFilter } from './filter'
import { answerMenu } from './menu'
import { answerPage, followMovedSection } from './page'
import { listenForPresses, onPress } from './presses'
import { followLink, startRouter } from './router'
import { answerSearch } from './search'
import { answerSidebar, syncSidebar } from './sidebar'
import { baseUrl, isAppPage, isBuilt, watchApp } from './tools'

/** Puts the page into the state that the reader chose earlier. */
const syncPage = (): void => {
  syncChoices()
  if (HAS_VERSIONS) {
    syncVersion()
  }
  syncSidebar()
  syncFilter()
  followMovedSection()
}

answerColourMode()
answerChoices()
answerSidebar()
answerMenu()
answerCode()
answerSearch()
answerPage()
answerConfigured()
answerFilter()
// The link itself leads to the page of the flavour, which is remembered.
onPress('.api-switch a', link => storeFlavour(link.dataset.flavour))
listenForPresses(followLink)
syncPage()
// In the first frame it would have a long page laid out twice.
addEventListener('load', () => whenIdle(watchScrolling))

if (isBuilt) {
  keepForOffline(`${baseUrl}service-worker.js`)
  if (isAppPage) {
    watchApp()
  }
}
if (!isAppPage) {
  startRouter(() => {
    syncPage()
    watchScrolling()
  })
}

// Docusaurus' home page shows a banner about a wrong base URL unless scripts
// load; this one has loaded.
if ('insertBanner' in window) {
  window.insertBanner = () => undefined
}
