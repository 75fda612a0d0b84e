import { createHash } from 'node:crypto'

/** One short name for all of `parts`, another one for other parts. */
export const hash = (...parts: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(parts))
    .digest('base64url')
    .slice(0, 24)
