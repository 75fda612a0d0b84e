import { type Context, indented } from './context'
import { formatValue } from './inspect'
import { escapeCharacters, quote } from './quote'

const identifier = /^[a-zA-Z_][a-zA-Z_0-9]*$/u

const formatKey = (
  context: Context,
  key: string | symbol,
  isEnumerable: boolean,
): string => {
  if (typeof key === 'symbol') {
    return `[${context.style(escapeCharacters(key.toString()), 'symbol')}]`
  }
  if (key === '__proto__') {
    return `['__proto__']`
  }
  if (!isEnumerable) {
    return `[${escapeCharacters(key)}]`
  }
  return identifier.test(key)
    ? context.style(key, 'name')
    : context.style(quote(key), 'string')
}

/** Getters are named, never called: looking must not change anything. */
const formatAccessor = (context: Context, { get, set }: PropertyDescriptor) => {
  if (!get && !set) {
    return context.style('undefined', 'undefined')
  }
  const label = [get && 'Getter', set && 'Setter'].filter(Boolean).join('/')
  return context.style(`[${label}]`, 'special')
}

const descriptorOf = (
  holder: object,
  key: string | symbol,
): PropertyDescriptor =>
  Reflect.getOwnPropertyDescriptor(holder, key) ?? {
    value: Reflect.get(holder, key),
    enumerable: true,
  }

export const formatPropertyValue = (
  context: Context,
  holder: object,
  key: string | symbol,
  level: number,
): string => {
  const descriptor = descriptorOf(holder, key)
  return descriptor.value === undefined
    ? formatAccessor(context, descriptor)
    : indented(context, () => formatValue(context, descriptor.value, level))
}

export const formatProperty = (
  context: Context,
  holder: object,
  key: string | symbol,
  level: number,
): string => {
  const isEnumerable = descriptorOf(holder, key).enumerable !== false
  const shown = formatPropertyValue(context, holder, key, level)
  return `${formatKey(context, key, isEnumerable)}: ${shown}`
}
