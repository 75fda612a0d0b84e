import type * as z from 'zod'

type Path = readonly PropertyKey[]

/** Where a value was written, for the person who must mend it. */
export type Source = {
  /** The file to edit, from the root of the project. */
  file: string
  /** The line of a part of the value, where that is known. */
  lineOf?: (path: Path) => number | undefined
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (part, key) =>
      typeof part === 'object' && part !== null
        ? Reflect.get(part, key)
        : undefined,
    value,
  )

const showPath = (path: Path): string =>
  path
    .map(key => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./u, '')

/** The name of the nearest part with one: positions alone say little. */
const nameOf = (value: unknown, path: Path): string => {
  const names = path.map((_, length) =>
    valueAt(value, [...path.slice(0, length), 'name']),
  )
  const name = names.findLast(found => typeof found === 'string')
  return name === undefined || path.at(-1) === 'name' ? '' : ` of "${name}"`
}

const describe = (
  { path, message }: z.core.$ZodIssue,
  value: unknown,
  { file, lineOf }: Source,
): string => {
  const line = lineOf?.(path)
  const place = line === undefined ? file : `${file}:${line}`
  return `${place}: ${showPath(path) || 'the whole'}${nameOf(value, path)}: ${message}`
}

/**
 * Reads a value by its schema. What is wrong with it is said all at once, each
 * with the file, the line where it is known, and the name of what it is part of.
 */
export const parseWithSchema = <Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  source: Source,
): z.output<Schema> => {
  const result = schema.safeParse(value)
  if (result.success) {
    return result.data
  }
  throw new Error(
    result.error.issues.map(issue => describe(issue, value, source)).join('\n'),
  )
}
