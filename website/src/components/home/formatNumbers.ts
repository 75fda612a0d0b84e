/** `6446` as `6.4 kB`, the way download sizes are read. */
export const formatKilobytes = (bytes: number): string =>
  `${(bytes / 1000).toFixed(1)} kB`

/**
 * A count as English writes it. Intl, which knows how, takes a slow phone 80 ms
 * to set up.
 */
export const withCommas = (count: number): string =>
  String(count).replace(/\B(?=(?:\d{3})+$)/gu, ',')
