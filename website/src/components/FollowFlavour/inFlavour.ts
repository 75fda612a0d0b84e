import { type Flavour, suffixes } from '@site/library/model/flavour'

/** The address of a plain function's page in another flavour. */
export const inFlavour = (href: string, flavour: Flavour): string =>
  /\/docs\/api\/variables\/\w+$/u.test(href)
    ? `${href}${suffixes[flavour]}`
    : href
