import { MAX_QUERY } from '../engine/answer'

/** The attributes of the dialog's field, which is there before the dialog. */
export const QUERY_FIELD = {
  'aria-label': 'Search docs',
  placeholder: 'Search docs',
  autoComplete: 'off',
  autoCorrect: 'off',
  autoCapitalize: 'off',
  enterKeyHint: 'go',
  spellCheck: false,
  maxLength: MAX_QUERY,
} as const

/** As much as the field takes, without half of a symbol at the end. */
export const limitQuery = (text: string): string =>
  text.slice(0, MAX_QUERY).replace(/[\uD800-\uDBFF]$/u, '')

/** A selection as a query. */
export const cutQuery = (text: string): string =>
  limitQuery(text.trim().replace(/\s+/gu, ' '))
