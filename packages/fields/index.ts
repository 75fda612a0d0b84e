export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Not -0, which JSON turns into another value. */
export const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0 && !Object.is(value, -0)

export const isOneOf = <Word extends string>(
  words: readonly Word[],
  value: unknown,
): value is Word => words.some(word => word === value)
