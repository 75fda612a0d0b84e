/**
 * A number as English writes it. Intl would do the same, but takes a slow phone
 * 80 ms to set up.
 */
export const withCommas = (value: number): string => {
  const [whole = '', fraction] = String(Math.round(value * 1000) / 1000).split(
    '.',
  )
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/gu, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

export const counted = (count: number, one: string): string =>
  `${withCommas(count)} ${one}${count === 1 ? '' : 's'}`
