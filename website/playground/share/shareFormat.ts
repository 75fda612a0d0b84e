import type { Language } from '../../examples/model/language'
import type { Project, SourceFile } from '../project/project'

export type SharedCode = Project & {
  /** At which event of its trace the sharer stood, if at any. */
  readonly step?: number
}

export type ShareFailure = 'damaged' | 'oversized' | 'foreign' | 'newer'

export type DecodedShare =
  | { kind: 'none' }
  | ({ kind: 'shared' } & SharedCode)
  | { kind: 'failed'; reason: ShareFailure; message: string }

export const SHARE_VERSION = 'v1'

/** What the parts of a link begin with: see encodeShare. */
export const VERSION_MARK = 'l'
export const FILES_MARK = 'f'
export const CHECKSUM_MARK = 'c'

/**
 * The part of a link that tells whether it was changed on its way: FNV-1a with
 * 32 bits, since nobody is to be kept from making links by hand.
 */
export const checksumPart = (
  language: Language,
  code: string,
  files: readonly SourceFile[],
): string => {
  const text = `${language} ${code}${files.length > 0 ? JSON.stringify(files) : ''}`
  let sum = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) {
    sum = Math.imul(sum ^ byte, 0x01000193)
  }
  return CHECKSUM_MARK + (sum >>> 0).toString(36)
}

/** Longer addresses are cut by chat programs and refused by some servers. */
export const MAX_HASH_LENGTH = 64_000

/** Bytes of code that a link may unpack to. */
export const MAX_CODE_BYTES = 512_000
