import type { Flavour } from '@site/library/model/flavour'

const suffixes: Readonly<Record<Flavour, string>> = {
  plain: '',
  async: 'Async',
  concur: 'Concur',
}

/** The address of a plain function's page in another flavour. */
export const inFlavour = (href: string, flavour: Flavour): string =>
  /\/docs\/api\/variables\/\w+$/u.test(href)
    ? `${href}${suffixes[flavour]}`
    : href
