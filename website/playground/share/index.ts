import type { Language } from '../../examples/model/language'
import { pack } from './packing'

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

/** The code as a hash: `#v1.ts.<deflated, base64url>`, then the step, if any. */
export const encodeShare = async ({
  code,
  language,
  step,
}: SharedCode): Promise<string> =>
  `#v1.${language}.${await pack(code)}${step === undefined ? '' : `.${step}`}`

/** Where the playground, a page at `address`, opens with this code. */
export const playgroundAddress = async (
  shared: SharedCode,
  address: string,
): Promise<string> => `${address}${await encodeShare(shared)}`
