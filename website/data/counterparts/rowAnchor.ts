const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\da-z]+/gu, '-')
    .replace(/^-|-$/gu, '')

/** Where the row on something that lfi lacks is on its page. */
export const gapAnchor = (name: string): string => `no-${slug(name)}`

/** Where the row on something that lfi has too is on its page. */
export const counterpartAnchor = (name: string): string => `from-${slug(name)}`
