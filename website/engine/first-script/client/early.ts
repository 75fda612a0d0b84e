// Runs in the head of every page, ahead of the styles and the router: what would
// otherwise have the page drawn a second time, or crash. Everything else waits
// for ./index.ts. An address can set nothing here but the page that it names.
import { readStored, store } from '../../../browser/storage'
import { readFlavour } from '../../../pages/api/client/flavourPreference'
import { repairAddress } from './address'

const { dataset } = document.documentElement

/** The mode that was chosen, or else the configured one. */
const showColours = (): void => {
  const stored = COLOUR_MODE_IS_FIXED ? null : readStored('theme')
  const choice =
    stored === 'light' || stored === 'dark' ? stored : DEFAULT_COLOUR_MODE
  const system = (): 'light' | 'dark' =>
    matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  dataset.themeChoice = choice
  dataset.theme = choice === 'system' ? system() : choice
}

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
  if (preferred && !VERSIONS.some(({ name }) => name === preferred)) {
    store(key, null)
  }
}

showColours()
forgetVersion()
if (ANNOUNCEMENT_ID) {
  hideDismissed()
}
dataset.flavour = readFlavour() ?? 'plain'
repairAddress()
