// Runs in the head of every page, ahead of the styles and the router: what would
// otherwise have the page drawn a second time, or crash. Everything else waits
// for ./index.ts.
import { readFlavour } from '../../../pages/api/client/flavourPreference'
import { repairAddress } from './address'
import { showKnownFonts } from './webFonts'

document.documentElement.dataset.flavour = readFlavour() ?? 'plain'
showKnownFonts()
repairAddress()
