import { deflateSync } from 'fflate'
import type { Language } from '../../examples/model/language'

export type SharedCode = {
  readonly code: string
  readonly language: Language
  /** At which event of its trace the sharer stood, if at any. */
  readonly step?: number
}

/** Chat programs cut longer links, and some servers refuse them. */
export const MAX_LINK_LENGTH = 64_000

/** Bytes of code that an address may hold. */
export const MAX_CODE_BYTES = 512_000

/** What the hash for so much code is never longer than. */
export const MAX_HASH_LENGTH = 700_000

export const isLanguage = (value: unknown): value is Language =>
  value === 'js' || value === 'ts'

/** Bytes as base64url without padding, which a hash carries unescaped. */
const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/u, '')

/**
 * The code as a hash: `#v1.ts.<deflated, base64url>`, then the step, if any. At
 * once, by a library, as browsers compress asynchronously: a page that is left
 * does not wait for them.
 */
export const encodeShare = ({ code, language, step }: SharedCode): string => {
  const packed = toBase64Url(deflateSync(new TextEncoder().encode(code)))
  return `#v1.${language}.${packed}${step === undefined ? '' : `.${step}`}`
}
