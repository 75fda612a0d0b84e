type Connection = { saveData?: boolean; effectiveType?: string }

/** Readers who pay for every byte, or wait for it, get none in advance. */
export const isSpared = (slow = /2g/u): boolean => {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return (
    connection?.saveData === true ||
    slow.test(connection?.effectiveType ?? '') ||
    matchMedia('(prefers-reduced-data: reduce)').matches
  )
}
