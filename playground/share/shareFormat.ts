import type { Language } from '../../examples/model/language'
import type { Project, SourceFile } from '../project/project'

/** The languages that the playground knows, as a link names them. */
export type { Language }

export type SharedCode = Project & {
  /** At which event of its trace the sharer stood, if at any. */
  readonly step?: number
}

export type ShareFailure = 'damaged' | 'oversized' | 'foreign' | 'newer'

/** What a hash turned out to be. */
export type DecodedShare =
  | { kind: 'none' }
  | ({ kind: 'shared' } & SharedCode)
  | { kind: 'failed'; reason: ShareFailure; message: string }

export const SHARE_VERSION = 'v1'

/** How a link says which version of lfi, and its other files: see encodeShare. */
export const VERSION_MARK = 'l'
export const FILES_MARK = 'f'

/** The text that the checksum of a link is computed from. */
export const summedText = (
  language: Language,
  code: string,
  files: readonly SourceFile[] = [],
): string =>
  `${language} ${code}${files.length > 0 ? JSON.stringify(files) : ''}`

/** Longer addresses are cut by chat programs and refused by some servers. */
export const MAX_HASH_LENGTH = 64_000

/** Bytes of code that a link may unpack to. */
export const MAX_CODE_BYTES = 512_000
