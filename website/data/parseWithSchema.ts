import type * as z from 'zod'

type Path = readonly PropertyKey[]

/** Where a value was written, for the person who must mend it. */
export type Source = {
  /** The file to edit, from the root of the project. */
  file: string
  /** The line of a part of the value, where that is known. */
  lineOf?: (path: Path) => number | undefined
}

const MAX_SHOWN = 60

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (part, key) =>
      typeof part === 'object' && part !== null
        ? Reflect.get(part, key)
        : undefined,
    value,
  )

const show = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text
}

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

/** What must stand there: in words, and as it would be written. */
const expected = (issue: z.core.$ZodIssue): [words: string, text: string] => {
  switch (issue.code) {
    case 'invalid_type':
      return [
        `${/^[aio]/u.test(issue.expected) ? 'an' : 'a'} ${issue.expected}`,
        { string: "'…'", array: '[…]', object: '{ … }' }[
          issue.expected as string
        ] ?? `<${issue.expected}>`,
      ]
    case 'invalid_value': {
      const values = issue.values.map(value => show(value)).join(' | ')
      return [issue.values.length > 1 ? 'one of these' : values, values]
    }
    case 'too_small':
      return issue.origin === 'array'
        ? [`a list of ${issue.minimum} or more`, '[…]']
        : ['a text that is not empty', "'…'"]
    default:
      return [issue.message, '…']
  }
}

const describe = (
  issue: z.core.$ZodIssue,
  value: unknown,
  { file, lineOf }: Source,
): string => {
  const { path } = issue
  const line = lineOf?.(path)
  const place = line === undefined ? file : `${file}:${line}`
  const part = `${showPath(path) || 'the whole'}${nameOf(value, path)}`
  if (issue.code === 'unrecognized_keys') {
    return `${place}: ${part} has ${issue.keys.map(key => `"${key}"`).join(' and ')}, which means nothing here. Remove it.`
  }
  const found = valueAt(value, path)
  const [words, text] = expected(issue)
  const key = path.findLast(step => typeof step === 'string')
  return `${place}: ${part} is ${found === undefined ? 'missing' : show(found)}, but must be ${words}. Write ${key === undefined ? '' : `${String(key)}: `}${text}`
}

/**
 * Reads a value by its schema. What is wrong with it is said in sentences, all
 * at once: where it is, what it is, and what to write instead.
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
