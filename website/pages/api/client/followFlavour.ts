import { readFlavour } from './flavourPreference'

/**
 * Links to a family (`data-family`) carry the addresses of its flavours and
 * lead to the preferred one. Only the address changes: nothing moves.
 */
const followLinks = (flavour: string): void => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(
    'a[data-family]',
  )) {
    const address = link.getAttribute(`data-${flavour}`)
    if (address) {
      link.setAttribute('href', address)
    }
  }
}

/** Done on every page, and again when the app has changed it. */
export const syncFlavour = (): void => {
  const flavour = readFlavour() ?? 'plain'
  const { dataset } = document.documentElement
  if (dataset.flavour !== flavour) {
    dataset.flavour = flavour
  }
  followLinks(flavour)
}
