/** Where the row on something that lfi lacks is on its page. */
export const gapAnchor = (name: string): string =>
  `no-${name
    .toLowerCase()
    .replace(/[^\da-z]+/gu, '-')
    .replace(/^-|-$/gu, '')}`
