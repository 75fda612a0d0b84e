import type { Language } from '../../examples/model/language'
import { areFiles, isLanguage, type SourceFile } from '../project/project'
import { fromBase64Url } from './base64Url'
import { decodeLegacyShare } from './decodeLegacyShare'
import { inflate } from './deflate'
import {
  CHECKSUM_MARK,
  checksumPart,
  type DecodedShare,
  FILES_MARK,
  MAX_CODE_BYTES,
  MAX_HASH_LENGTH,
  SHARE_VERSION,
  type ShareFailure,
  VERSION_MARK,
} from './shareFormat'

/** The playground writes no hash with more parts than this. */
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

const unescapeHash = (hash: string): string => {
  const payload = hash.replace(/^#/u, '')
  try {
    return decodeURIComponent(payload)
  } catch {
    return payload
  }
}

/** A step that can't be read is ignored, because the link is about the code. */
const readStep = (more: readonly string[]): { step?: number } => {
  const step = more.find(part => /^\d{1,9}$/u.test(part))
  return step === undefined ? {} : { step: Number(step) }
}

/** The version of lfi, as in `l3-8-0`. */
const readVersion = (more: readonly string[]): { version?: string } => {
  const part = more.find(part => /^l\d+(?:-[\da-z]+){2,4}$/u.test(part))
  return part === undefined
    ? {}
    : { version: part.slice(VERSION_MARK.length).replaceAll('-', '.') }
}

const unpack = async (payload: string): Promise<string> => {
  const bytes = fromBase64Url(payload) ?? new Uint8Array()
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  return decoder.decode(await inflate(bytes, MAX_CODE_BYTES))
}

const readFiles = async (
  more: readonly string[],
): Promise<readonly SourceFile[]> => {
  const part = more.find(part => part.startsWith(FILES_MARK))
  if (part === undefined) {
    return []
  }
  const files: unknown = JSON.parse(await unpack(part.slice(1)))
  if (!areFiles(files)) {
    throw new TypeError('These are not files.')
  }
  return files.map(({ name, code }) => ({ name, code }))
}

const decodeVersioned = async (
  language: Language,
  payload: string,
  more: readonly string[],
): Promise<DecodedShare> => {
  try {
    const code = await unpack(payload)
    const files = await readFiles(more)
    // Links that were made before there were checksums have none.
    const sum = more.find(part => part.startsWith(CHECKSUM_MARK))
    return sum !== undefined && sum !== checksumPart(language, code, files)
      ? failed('damaged')
      : {
          kind: 'shared',
          code,
          language,
          ...readVersion(more),
          ...(files.length > 0 && { files }),
          ...readStep(more),
        }
  } catch (error) {
    return failed(error instanceof RangeError ? 'oversized' : 'damaged')
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
