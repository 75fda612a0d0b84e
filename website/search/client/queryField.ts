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

/** A selection as a query. */
export const cutQuery = (text: string): string =>
  [...text.trim().replace(/\s+/gu, ' ')].slice(0, MAX_QUERY).join('')
