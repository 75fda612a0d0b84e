import type { Context } from './context'
import { formatValue } from './inspect'

const { apply } = Reflect
const { isPrototypeOf: precedes } = Object.prototype

/** Functions are made by something as well. */
const isMade = (maker: object, value: object): boolean =>
  'prototype' in maker && apply(precedes, maker.prototype, [value])

const isInstance = (value: object, maker: unknown): boolean => {
  try {
    return typeof maker === 'function' && isMade(maker, value)
  } catch {
    return false
  }
}

const ownConstructorName = (holder: object, value: object) => {
  const maker: unknown = Reflect.getOwnPropertyDescriptor(
    holder,
    'constructor',
  )?.value
  if (typeof maker !== 'function' || maker.name === '') {
    return undefined
  }
  return isInstance(value, maker) ? String(maker.name) : undefined
}

/**
 * The name of the nearest constructor on the prototype chain; null when the
 * object has no prototype at all.
 */
export const constructorName = (
  context: Context,
  value: object,
  level: number,
): string | null => {
  let holder: object | null = value
  while (holder) {
    const name = ownConstructorName(holder, value)
    if (name !== undefined) {
      return name
    }
    holder = Reflect.getPrototypeOf(holder)
  }
  const prototype = Reflect.getPrototypeOf(value)
  if (!prototype) {
    return null
  }
  if (level > context.depth) {
    return 'Object <Complex prototype>'
  }
  const parent = constructorName(context, prototype, level + 1)
  const shown =
    parent ?? formatValue({ ...context, depth: -1 }, prototype, level)
  return `Object <${shown}>`
}

/** What an object calls itself. */
export type Naming = {
  /** Null when it has no prototype. */
  readonly className: string | null
  readonly tag: string
}

/** A tag that says more than the name does. */
export const shownTag = (tag: string, name: string | null): string =>
  tag !== '' && tag !== name ? ` [${tag}]` : ''

/** What stands before the braces: `Map(2) `, `Foo [bar] `, and so on. */
export const prefix = (
  { className, tag }: Naming,
  fallback: string,
  size = '',
): string =>
  className === null
    ? `[${fallback}${size}: null prototype]${shownTag(tag, fallback)} `
    : `${className}${size}${shownTag(tag, className)} `

/** The `Symbol.toStringTag`, unless it is going to be listed as a property. */
export const tagOf = (value: object): string => {
  let tag: unknown
  try {
    tag = Reflect.get(value, Symbol.toStringTag)
  } catch {
    return ''
  }
  const isListed = Object.prototype.propertyIsEnumerable.call(
    value,
    Symbol.toStringTag,
  )
  return typeof tag === 'string' && !isListed ? tag : ''
}
