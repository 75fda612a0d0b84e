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

/** Runs after every navigation, the first included. */
export const onRouteDidUpdate = (): void => {
  const flavour = readFlavour() ?? 'plain'
  document.documentElement.dataset.flavour = flavour
  followLinks(flavour)
}
