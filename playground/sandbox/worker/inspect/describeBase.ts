import { isDate, isError, isRegExp, unbox } from './brands'
import { prefix } from './constructorName'
import type { Context } from './context'
import { formatError } from './formatError'
import { describeFunction } from './formatFunction'
import { formatPrimitive } from './formatPrimitive'
import type { Style } from './stylize'

type Key = string | symbol

export type Naming = {
  readonly className: string | null
  readonly tag: string
}

type Base = {
  readonly base: string
  readonly kind: string
  readonly style?: Style
}

const boxStyles: Readonly<Record<string, Style>> = {
  Number: 'number',
  String: 'string',
  Boolean: 'boolean',
  BigInt: 'bigint',
  Symbol: 'symbol',
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
  const shownTag = tag !== '' && tag !== className ? ` [${tag}]` : ''
  const style = boxStyles[box.type]
  return {
    base: `[${box.type}${made}: ${shown}]${shownTag}`,
    kind: box.type,
    ...(style && keys.length === 0 ? { style } : {}),
  }
}

/** Objects that have a text of their own, before any braces. */
export const baseOf = (
  context: Context,
  value: object,
  { className, tag }: Naming,
  keys: Key[],
): Base | undefined => {
  if (typeof value === 'function') {
    return {
      base: describeFunction(value, className, tag),
      kind: 'Function',
      style: 'special',
    }
  }
  const named = (fallback: string): string => {
    const head = prefix(className, tag, fallback)
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
      base: formatError(context, value, className, keys),
      kind: 'Error',
    }
  }
  return baseOfBox(context, value, { className, tag }, keys)
}
