import { isDate, isError, isRegExp, unbox } from './brands'
import { type Naming, prefix, shownTag } from './constructorName'
import type { Context } from './context'
import { formatError } from './formatError'
import { describeFunction } from './formatFunction'
import { formatPrimitive } from './formatPrimitive'
import type { Style } from './stylize'

type Key = string | symbol

type Base = {
  readonly base: string
  readonly kind: string
  readonly style?: Style
}

const baseOfBox = (
  context: Context,
  value: object,
  { className, tag }: Naming,
  keys: Key[],
): Base | undefined => {
  const box = unbox(value)
  if (!box) {
    return undefined
  }
  if (typeof box.primitive === 'string') {
    keys.splice(0, box.primitive.length)
  }
  const made =
    className === null
      ? ' (null prototype)'
      : className === box.type
        ? ''
        : ` (${className})`
  const plain = { ...context, style: (text: string) => text }
  const shown = formatPrimitive(plain, box.primitive)
  return {
    base: `[${box.type}${made}: ${shown}]${shownTag(tag, className)}`,
    kind: box.type,
    style: box.style,
  }
}

/** Objects that have a text of their own, before any braces. */
export const baseOf = (
  context: Context,
  value: object,
  naming: Naming,
  keys: Key[],
): Base | undefined => {
  if (typeof value === 'function') {
    return {
      base: describeFunction(value, naming),
      kind: 'Function',
      style: 'special',
    }
  }
  const named = (fallback: string): string => {
    const head = prefix(naming, fallback)
    return head === `${fallback} ` ? '' : head
  }
  if (isRegExp(value)) {
    const text = RegExp.prototype.toString.call(value)
    return {
      base: `${named('RegExp')}${text}`,
      kind: 'RegExp',
      style: 'regexp',
    }
  }
  if (isDate(value)) {
    const time = Date.prototype.getTime.call(value)
    const text = Number.isNaN(time)
      ? 'Invalid Date'
      : new Date(time).toISOString()
    return { base: `${named('Date')}${text}`, kind: 'Date', style: 'date' }
  }
  if (isError(value)) {
    return {
      base: formatError(context, value, naming.className, keys),
      kind: 'Error',
    }
  }
  return baseOfBox(context, value, naming, keys)
}
