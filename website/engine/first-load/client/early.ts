// Runs in the head of every page, ahead of the styles: what would otherwise
// have the page drawn a second time. Everything else waits for ./index.ts.
import { readFlavour } from '../../../pages/api/client/flavourPreference'
import { showKnownFonts } from './webFonts'

document.documentElement.dataset.flavour = readFlavour() ?? 'plain'
showKnownFonts()
