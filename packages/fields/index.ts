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

/** A text, cut if it is long; undefined for anything else. */
export const readText = (value: unknown, most: number): string | undefined =>
  typeof value === 'string' ? value.slice(0, most) : undefined

/** Each of at most `most` things, read; undefined if one of them is not. */
export const readEach = <Read>(
  value: unknown,
  most: number,
  read: (value: unknown) => Read | undefined,
): readonly Read[] | undefined => {
  if (!Array.isArray(value) || value.length > most) {
    return undefined
  }
  // Not `map`, which leaves holes as they are.
  const all = Array.from(value, read)
  const good = all.filter(item => item !== undefined)
  return good.length === all.length ? good : undefined
}
