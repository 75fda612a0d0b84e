import type { Draft } from './draft'

/** What the drafts of tests started from. */
export const origin = {
  kind: 'example',
  key: 'welcome',
  code: 'one',
  language: 'ts',
} as const

export const draft = (id: string, code: string, savedAt = 1): Draft => ({
  id,
  code,
  language: 'ts',
  origin,
  savedAt,
})
