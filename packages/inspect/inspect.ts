import {
  type Context,
  createContext,
  type GivenOptions,
  type InspectHost,
  type InspectOptions,
} from './context'
import { type Description, describeObject } from './describeObject'
import { formatPrimitive } from './formatPrimitive'
import { formatProperty } from './formatProperty'
import { isA, isObject } from './isA'
import { layOut } from './layout'

const customInspect = Symbol.for('nodejs.util.inspect.custom')

const formatCircular = (context: Context, value: object): string => {
  const index = context.circular.get(value) ?? context.circular.size + 1
  context.circular.set(value, index)
  return context.style(`[Circular *${index}]`, 'special')
}

/** Node lists them all; beyond this, the text is cut anyway. */
const MAX_KEYS = 2000

const formatContent = (
  context: Context,
  value: object,
  { format, keys }: Description,
  level: number,
): readonly string[] => [
  ...format(context, level),
  ...keys
    .slice(0, MAX_KEYS)
    .map(key => formatProperty(context, value, key, level)),
  ...(keys.length > MAX_KEYS
    ? [`... ${keys.length - MAX_KEYS} more properties`]
    : []),
]

/**
 * Messages of a stack overflow, by engine; V8's regular expressions throw one
 * of their own.
 */
const isTooDeep = (error: unknown): boolean =>
  isA(Error, error) &&
  ['call stack', 'Stack overflow', 'too much recursion'].some(words =>
    error.message.includes(words),
  )

const enter = (
  context: Context,
  value: object,
  description: Description,
  level: number,
): string => {
  context.ancestors.push(value)
  context.currentLevel = level
  const { indentation } = context
  let output: readonly string[]
  try {
    output = formatContent(context, value, description, level)
  } catch (error) {
    if (!isTooDeep(error)) {
      throw error
    }
    context.indentation = indentation
    const name = description.summary.replace(/^\[?(.+?)\]?$/u, '$1')
    return context.style(
      `[${name}: Inspection interrupted prematurely. Maximum call stack size exceeded.]`,
      'special',
    )
  } finally {
    context.ancestors.pop()
  }
  const index = context.circular.get(value)
  const reference =
    index === undefined ? '' : context.style(`<ref *${index}>`, 'special')
  const base = [reference, description.base].filter(Boolean).join(' ')
  return layOut(context, { ...description, base, output }, level)
}

const formatObject = (context: Context, value: object, level: number) => {
  if (context.ancestors.includes(value)) {
    return formatCircular(context, value)
  }
  const description = describeObject(context, value, level)
  const { keys, base, baseStyle, isEmpty, braces, summary } = description
  if (base !== undefined && keys.length === 0) {
    return baseStyle ? context.style(base, baseStyle) : base
  }
  if (isEmpty && keys.length === 0) {
    return braces.join('')
  }
  if (level > context.depth) {
    return summary
  }
  return enter(context, value, description, level + 1)
}

const formatCustom = (context: Context, value: object, level: number) => {
  const custom: unknown = Reflect.get(value, customInspect)
  if (typeof custom !== 'function') {
    return undefined
  }
  const depth = context.depth - level
  const { host, style, ancestors, circular, ...options } = context
  const nested = (inner: unknown, overrides?: Partial<InspectOptions>) =>
    inspect(inner, { ...options, ...overrides }, host)
  const result: unknown = Reflect.apply(custom, value, [
    depth,
    { ...options, stylize: style },
    nested,
  ])
  // An inspector that returns its own object is ignored, or it would recurse.
  if (result === value) {
    return undefined
  }
  return typeof result === 'string'
    ? result.replaceAll('\n', `\n${' '.repeat(context.indentation)}`)
    : formatValue(context, result, level)
}

/** A value inside of others, `level` of them deep. */
export const formatValue = (
  context: Context,
  value: unknown,
  level: number,
): string => {
  if (!isObject(value) && typeof value !== 'function') {
    return formatPrimitive(context, value)
  }
  const target = context.host.proxyTarget(value) ?? value
  return (
    formatCustom(context, target, level) ?? formatObject(context, target, level)
  )
}

/** A value as Node's `util.inspect` prints it. */
export const inspect = (
  value: unknown,
  options: GivenOptions,
  host: InspectHost,
): string => formatValue(createContext(options, host), value, 0)
