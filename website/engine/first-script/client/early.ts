// Runs in the head of every page, ahead of the styles and the router: what would
// otherwise have the page drawn a second time, or crash. Everything else waits
// for ./index.ts. An address can set nothing here but the page that it names.
import { readStored, store } from '../../../browser/storage'
import { readFlavour } from '../../../pages/api/client/flavourPreference'
import { repairAddress } from './address'
import { showColours } from './colourMode'

const { dataset } = document.documentElement

/** A dismissed announcement stays away until there is another one. */
const hideDismissed = (): void => {
  const key = 'docusaurus.announcement'
  if (readStored(`${key}.id`) !== ANNOUNCEMENT_ID) {
    store(`${key}.dismiss`, null)
  }
  const isDismissed = readStored(`${key}.dismiss`) === 'true'
  dataset.announcementBarInitiallyDismissed = String(isDismissed)
}

/** A preference for a version of the docs that is gone is forgotten. */
const forgetVersion = (): void => {
  const key = 'docs-preferred-version-default'
  const preferred = readStored(key)
  if (preferred && !VERSION_NAMES.includes(preferred)) {
    store(key, null)
  }
}

/** ./index.ts tells of them, and comes later than some. */
const noteLostScripts = (): void =>
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) {
        window.lostScripts = [...(window.lostScripts ?? []), target.src]
      }
    },
    { capture: true },
  )

noteLostScripts()
showColours()
forgetVersion()
if (ANNOUNCEMENT_ID) {
  hideDismissed()
}
dataset.flavour = readFlavour() ?? 'plain'
repairAddress()
