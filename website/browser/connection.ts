type Connection = { saveData?: boolean; effectiveType?: string }

const connection = (): Connection | undefined =>
  (navigator as Navigator & { connection?: Connection }).connection

/** Whether the visitor asked for little traffic. */
export const savesData = (): boolean =>
  connection()?.saveData === true ||
  matchMedia('(prefers-reduced-data: reduce)').matches

/**
 * Whether readers pay for every byte, or wait for it: nothing is fetched for
 * them in advance.
 */
export const hasPoorConnection = (slow = /2g/u): boolean =>
  savesData() || slow.test(connection()?.effectiveType ?? '')
