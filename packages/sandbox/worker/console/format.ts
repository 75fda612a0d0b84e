import type { InspectOptions } from '@lfi-docs/inspect'
import { isObject } from '../builtIns'

export type Inspect = (
  value: unknown,
  options?: Partial<InspectOptions>,
) => string

const plainNumber = (value: number): string =>
  Object.is(value, -0) ? '-0' : `${value}`

const isBuiltIn = (name: unknown): boolean =>
  typeof name === 'string' && /^[A-Z]/u.test(name) && name in globalThis

/** Whether String(value) would say no more than "[object Object]". */
const hasBuiltInToString = (value: object): boolean => {
  let holder: object | null = value
  while (holder && !Object.hasOwn(holder, 'toString')) {
    holder = Reflect.getPrototypeOf(holder)
  }
  if (!holder) {
    return true
  }
  const maker: unknown = Reflect.getOwnPropertyDescriptor(
    holder,
    'constructor',
  )?.value
  return typeof maker === 'function' && isBuiltIn(maker.name)
}

const asText = (value: unknown, inspect: Inspect): string =>
  typeof value === 'string' ||
  typeof value === 'function' ||
  (isObject(value) && !hasBuiltInToString(value))
    ? String(value)
    : inspect(value, { depth: 0, colors: false })

const asNumber = (value: unknown, convert: (value: unknown) => number) => {
  if (typeof value === 'bigint') {
    return `${value}n`
  }
  return typeof value === 'symbol' || typeof value === 'object'
    ? 'NaN'
    : plainNumber(convert(value))
}

const asJson = (value: unknown): string => {
  try {
    return String(JSON.stringify(value))
  } catch (error) {
    if (String(error).includes('circular')) {
      return '[Circular]'
    }
    throw error
  }
}

const directives: Readonly<
  Record<string, (value: unknown, inspect: Inspect) => string>
> = {
  s: asText,
  d: value => asNumber(value, Number),
  i: value => asNumber(value, given => Number.parseInt(String(given), 10)),
  f: value =>
    typeof value === 'symbol'
      ? 'NaN'
      : plainNumber(Number.parseFloat(String(value))),
  j: asJson,
  o: (value, inspect) => inspect(value, { showHidden: true, depth: 4 }),
  O: (value, inspect) => inspect(value),
  c: () => '',
}

const fill = (template: string, values: unknown[], inspect: Inspect): string =>
  template.replace(/%([sdifjoOc%])/gu, (whole, letter: string) => {
    if (letter === '%') {
      return '%'
    }
    const directive = directives[letter]
    return directive && values.length > 0
      ? directive(values.shift(), inspect)
      : whole
  })

/** The arguments of a console call as one text, as Node joins them. */
export const format = (args: readonly unknown[], inspect: Inspect): string => {
  const [first, ...rest] = args
  const parts: string[] = []
  if (typeof first === 'string') {
    parts.push(rest.length > 0 ? fill(first, rest, inspect) : first)
  } else if (args.length > 0) {
    parts.push(inspect(first))
  }
  for (const value of rest) {
    parts.push(typeof value === 'string' ? value : inspect(value))
  }
  return parts.join(' ')
}
