import type { Language } from '../share'

/** Where a text came from, which is what Reset returns to. */
export type Origin = {
  readonly kind: 'example' | 'link'
  /** The example's id, or the link's hash. */
  readonly key: string
  readonly code: string
  readonly language: Language
}

/** A text that was edited, as it is kept in the browser. */
export type Draft = {
  readonly id: string
  readonly code: string
  readonly language: Language
  readonly origin: Origin
  /** As the visitor calls it; otherwise it goes by its first line. */
  readonly name?: string
  /** Milliseconds since the epoch. */
  readonly savedAt: number
  /** CodeMirror's undo history, serialised; dropped when it is too large. */
  readonly history?: unknown
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isLanguage = (value: unknown): value is Language =>
  value === 'js' || value === 'ts'

const isOrigin = (value: unknown): value is Origin =>
  isRecord(value) &&
  (value.kind === 'example' || value.kind === 'link') &&
  typeof value.key === 'string' &&
  typeof value.code === 'string' &&
  isLanguage(value.language)

/** What storage holds may be of an older version, or anyone's. */
export const isDraft = (value: unknown): value is Draft =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.code === 'string' &&
  isLanguage(value.language) &&
  isOrigin(value.origin) &&
  (value.name === undefined || typeof value.name === 'string') &&
  typeof value.savedAt === 'number'

export const isBlank = ({ code }: Pick<Draft, 'code'>): boolean =>
  code.trim() === ''

/** Whether there is anything to lose. */
export const isEdited = ({
  code,
  language,
  origin,
}: Pick<Draft, 'code' | 'language' | 'origin'>): boolean =>
  (code !== origin.code || language !== origin.language) && !isBlank({ code })
