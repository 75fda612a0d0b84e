type Connection = { saveData?: boolean; effectiveType?: string }

/**
 * Whether readers pay for every byte, or wait for it: nothing is fetched for
 * them in advance.
 */
export const hasPoorConnection = (slow = /2g/u): boolean => {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return (
    connection?.saveData === true ||
    slow.test(connection?.effectiveType ?? '') ||
    matchMedia('(prefers-reduced-data: reduce)').matches
  )
}
