import { createHash } from 'node:crypto'

/** A short name for a text, another one for another text. */
export const hash = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 24)
