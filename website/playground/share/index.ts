import { deflateSync } from 'fflate'
import type { Language } from '../../examples/model/language'
import type { Code } from '../sandbox/runner'

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
 * The code as a hash: `#v1.ts.<deflated, base64url>`. At once, by a library, as
 * browsers compress asynchronously: a page that is left does not wait for them.
 */
export const encodeShare = ({ code, language }: Code): string =>
  `#v1.${language}.${toBase64Url(deflateSync(new TextEncoder().encode(code)))}`
