/** What an example is written in, as fences and addresses name it. */
export type Language = 'js' | 'ts'

export const isLanguage = (value: unknown): value is Language =>
  value === 'js' || value === 'ts'
