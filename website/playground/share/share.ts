import { deflateSync, Inflate } from 'fflate'
import { isLanguage } from '../../examples/model/language'
import type { Code } from '../sandbox/runner'

/** Bytes of code that an address may hold. */
export const MAX_CODE_BYTES = 512_000

/** The hash for that much code is never longer. */
export const MAX_HASH_LENGTH = 700_000

/** Bytes as base64url without padding, which a hash carries unescaped. */
const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/u, '')

/**
 * The code as a hash: `#v1.ts.<deflated, base64url>`. At once, by a library, as
 * browsers compress asynchronously: a page that is left does not wait for them.
 * Empty for more code than an address may hold.
 */
export const encodeShare = ({ code, language }: Code): string => {
  const bytes = new TextEncoder().encode(code)
  return bytes.length > MAX_CODE_BYTES
    ? ''
    : `#v1.${language}.${toBase64Url(deflateSync(bytes))}`
}

/** What a hash holds: code, a sentence about what is wrong with it, or both. */
export type DecodedShare = {
  readonly shared?: Code
  readonly problem?: string
}

const problems = {
  damaged:
    'This link is damaged: part of its code is missing. Ask for a new link, or copy the whole link again.',
  oversized: 'This link holds more code than the playground opens.',
  foreign: 'The part of the address after # is not a playground link.',
  newer:
    'This link was made by a newer version of the playground. Reload the page and open it again.',
} as const

/** Reads base64 and base64url, padded or not; undefined when it is neither. */
const fromBase64Url = (text: string): Uint8Array | undefined => {
  const plain = text
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .replace(/={1,2}$/u, '')
  if (!/^[A-Za-z\d+/]+$/u.test(plain) || plain.length % 4 === 1) {
    return undefined
  }
  return Uint8Array.from(atob(plain), character => character.charCodeAt(0))
}

/** So small that what was inflated is read before a damaged byte ends it. */
const STEP = 256

/**
 * Inflates at most `MAX_CODE_BYTES`, since a link of a few kilobytes can unpack
 * to gigabytes; of damaged bytes, what comes before the damage.
 */
const inflate = (
  bytes: Uint8Array,
): { text: string; failure?: 'damaged' | 'oversized' } => {
  // A text that is cut within a character ends before it.
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  let text = ''
  let length = 0
  const stream = new Inflate(part => {
    length += part.length
    text += decoder.decode(part, { stream: true })
  })
  try {
    for (let at = 0; at < bytes.length; at += STEP) {
      stream.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length)
      if (length > MAX_CODE_BYTES) {
        return { text: '', failure: 'oversized' }
      }
    }
    return { text: text + decoder.decode() }
  } catch {
    return { text, failure: 'damaged' }
  }
}

const isText = (text: string): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what tells bytes from text
  !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/u.test(text)

const decodeText = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // `btoa` makes Latin-1 of text with accents, most of which is ASCII.
    const ascii = bytes.filter(byte => byte < 0x80).length
    return ascii >= bytes.length * 0.75
      ? String.fromCharCode(...bytes)
      : undefined
  }
}

/**
 * Reads the links of the site's former playground: plain base64 of the code. An
 * ordinary anchor may look like base64 as well, so what does not decode to text
 * is not such a link.
 */
const decodePlain = (payload: string): DecodedShare => {
  const bytes = fromBase64Url(payload)
  const code = bytes && decodeText(bytes)
  return code !== undefined && isText(code)
    ? { shared: { code, language: 'js' } }
    : { problem: problems.foreign }
}

const decodeParts = (language: string, data: string): DecodedShare => {
  // A link may end within the characters of a byte.
  const bytes = fromBase64Url(data) ?? fromBase64Url(data.slice(0, -1))
  if (!bytes || !isLanguage(language)) {
    return { problem: problems.damaged }
  }
  const { text, failure } = inflate(bytes)
  return {
    ...(!(failure && text === '') && { shared: { code: text, language } }),
    ...(failure && { problem: problems[failure] }),
  }
}

const unescapeHash = (hash: string): string => {
  const payload = hash.replace(/^#/u, '')
  try {
    return decodeURIComponent(payload)
  } catch {
    return payload
  }
}

/** Reads a hash. It never throws; nothing comes of an empty one. */
export const decodeShare = (hash: string): DecodedShare => {
  if (hash.length > MAX_HASH_LENGTH) {
    return { problem: problems.oversized }
  }
  const payload = unescapeHash(hash)
  if (payload === '') {
    return {}
  }
  // Other parts, as the version of lfi, are of earlier versions.
  const [version = '', language, data = ''] = payload.split('.')
  if (!/^v\d+$/u.test(version) || language === undefined) {
    return decodePlain(payload)
  }
  return version === 'v1'
    ? decodeParts(language, data)
    : { problem: problems.newer }
}
