/** `6446` as `6.4 kB`, the way download sizes are read. */
export const formatKilobytes = (bytes: number): string =>
  `${(bytes / 1000).toFixed(1)} kB`
