import * as z from 'zod'

type Path = readonly PropertyKey[]

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (part, key) =>
      typeof part === 'object' && part !== null
        ? Reflect.get(part, key)
        : undefined,
    value,
  )

/** The name of the nearest part with one: positions alone say little. */
const nameOf = (value: unknown, path: Path): string => {
  const names = path.map((_, length) =>
    valueAt(value, [...path.slice(0, length), 'name']),
  )
  const name = names.findLast(found => typeof found === 'string')
  return name === undefined || path.at(-1) === 'name' ? '' : ` of "${name}"`
}

/**
 * Reads a value by its schema. What is wrong with it is said all at once, each
 * with the file to edit and the name of what it is part of.
 */
export const parseWithSchema = <Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  { file }: { file: string },
): z.output<Schema> => {
  const result = schema.safeParse(value)
  if (result.success) {
    return result.data
  }
  throw new Error(
    result.error.issues
      .map(
        ({ path, message }) =>
          `${file}: ${z.core.toDotPath(path) || 'the whole'}${nameOf(value, path)}: ${message}`,
      )
      .join('\n'),
  )
}
