import { fromBase64Url } from './base64Url'
import { checksum } from './checksum'
import { decodeLegacyShare } from './decodeLegacyShare'
import { inflate } from './deflate'
import {
  type DecodedShare,
  type Language,
  MAX_CODE_BYTES,
  MAX_HASH_LENGTH,
  SHARE_VERSION,
  type ShareFailure,
} from './shareFormat'

/** More of them are nothing that the playground wrote. */
const MAX_PARTS = 8

const messages: Readonly<Record<ShareFailure, string>> = {
  damaged:
    'This link is damaged: part of its code is missing or was changed on the way. Ask for it again, or copy it whole.',
  oversized: 'This link holds more code than the playground opens.',
  foreign:
    'The part of the address after # is not a playground link, so it was left alone.',
  newer:
    'This link was made by a newer version of the playground. Reload the page and open it again.',
}

const failed = (reason: ShareFailure): DecodedShare => ({
  kind: 'failed',
  reason,
  message: messages[reason],
})

const isLanguage = (text: string | undefined): text is Language =>
  text === 'js' || text === 'ts'

const unescapeHash = (hash: string): string => {
  const payload = hash.replace(/^#/u, '')
  try {
    return decodeURIComponent(payload)
  } catch {
    return payload
  }
}

/** A step that is none is left out: the code is what the link is about. */
const readStep = (more: readonly string[]): { step?: number } => {
  const step = more.find(part => /^\d{1,9}$/u.test(part))
  return step === undefined ? {} : { step: Number(step) }
}

/** Links that were made before there were checksums have none. */
const isAltered = (
  language: Language,
  code: string,
  more: readonly string[],
): boolean => {
  const sum = more.find(part => part.startsWith('c'))
  return sum !== undefined && sum !== `c${checksum(`${language} ${code}`)}`
}

const decodeVersioned = async (
  language: Language,
  payload: string,
  more: readonly string[],
): Promise<DecodedShare> => {
  const bytes = fromBase64Url(payload)
  if (!bytes) {
    return failed('damaged')
  }
  try {
    const text = await inflate(bytes, MAX_CODE_BYTES)
    if (text === 'oversized') {
      return failed('oversized')
    }
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
    const code = decoder.decode(text)
    return isAltered(language, code, more)
      ? failed('damaged')
      : { kind: 'shared', code, language, ...readStep(more) }
  } catch {
    return failed('damaged')
  }
}

/** Reads a hash. It never throws: a link that can't be read is an answer too. */
export const decodeShare = async (hash: string): Promise<DecodedShare> => {
  if (hash.length > MAX_HASH_LENGTH) {
    return failed('oversized')
  }
  const payload = unescapeHash(hash)
  if (payload === '') {
    return { kind: 'none' }
  }
  const [version = '', language, data = '', ...more] = payload.split(
    '.',
    MAX_PARTS,
  )
  if (/^v\d+$/u.test(version) && language !== undefined) {
    if (version !== SHARE_VERSION) {
      return failed('newer')
    }
    return isLanguage(language)
      ? decodeVersioned(language, data, more)
      : failed('damaged')
  }
  const code = decodeLegacyShare(payload)
  return code === undefined
    ? failed('foreign')
    : { kind: 'shared', code, language: 'js' }
}
