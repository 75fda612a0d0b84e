import type { Language } from '../../examples/model/language'

/** The languages that the playground knows, as a link names them. */
export type { Language }

export type SharedCode = {
  code: string
  language: Language
  /** At which event of its trace the sharer stood, if at any. */
  step?: number
}

export type ShareFailure = 'damaged' | 'oversized' | 'foreign' | 'newer'

/** What a hash turned out to be. */
export type DecodedShare =
  | { kind: 'none' }
  | ({ kind: 'shared' } & SharedCode)
  | { kind: 'failed'; reason: ShareFailure; message: string }

export const SHARE_VERSION = 'v1'

/** Longer addresses are cut by chat programs and refused by some servers. */
export const MAX_HASH_LENGTH = 64_000

/** Bytes of code that a link may unpack to. */
export const MAX_CODE_BYTES = 512_000
