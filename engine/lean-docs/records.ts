export type Fields = Record<string, unknown>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Applies `change` to a field that is an array; leaves anything else. */
export const mapField = (
  fields: Fields,
  name: string,
  change: (items: readonly unknown[]) => unknown,
): Fields => {
  const value = fields[name]
  return Array.isArray(value) ? { ...fields, [name]: change(value) } : fields
}
