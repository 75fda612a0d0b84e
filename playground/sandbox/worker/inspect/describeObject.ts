import {
  isArguments,
  isMap,
  isModule,
  isSet,
  sizeOf,
  typedArrayName,
} from './brands'
import { constructorName, prefix, tagOf } from './constructorName'
import type { Context } from './context'
import { baseOf, type Naming } from './describeBase'
import {
  formatArray,
  formatMap,
  formatPairs,
  formatSet,
  formatTypedArray,
  mapEntries,
  setItems,
} from './formatItems'
import { specialForm } from './formatSpecial'
import { extraKeysOf, keysOf } from './keys'
import { peekIterator } from './peekIterator'
import type { Style } from './stylize'

type Key = string | symbol

/** An object, ready to be printed once it is known how deep it lies. */
export type Description = {
  /** Printed instead when the object lies too deep: `[Foo]`. */
  readonly summary: string
  readonly base: string
  readonly baseStyle?: Style
  readonly braces: readonly [open: string, close: string]
  readonly keys: readonly Key[]
  /** The array whose items `format` prints. */
  readonly items?: { readonly value: unknown }
  readonly format: (context: Context, level: number) => readonly string[]
  /** True if nothing between the braces still leaves them apart. */
  readonly isNeverBare?: boolean
  /** True if the base says it all when there are no keys. */
  readonly standsAlone: boolean
}

const summarize = ({ className, tag }: Naming, fallback: string): string => {
  const name = prefix(className, tag, fallback).slice(0, -1)
  return className === null ? name : `[${name}]`
}

const nothing = (): readonly string[] => []

const describeArrayLike = (
  context: Context,
  value: object,
  naming: Naming,
): Description | undefined => {
  const { className, tag } = naming
  const typed = typedArrayName(value)
  if (!Array.isArray(value) && typed === undefined) {
    return undefined
  }
  const length = Number(Reflect.get(value, 'length'))
  const isPlain = Array.isArray(value) && className === 'Array' && tag === ''
  const head = prefix(className, tag, typed ?? 'Array', `(${length})`)
  return {
    summary: context.style(summarize(naming, typed ?? 'Array'), 'special'),
    base: '',
    braces: [`${isPlain ? '' : head}[`, ']'],
    keys: extraKeysOf(context, value, length),
    items: { value },
    format: (inner, level) =>
      Array.isArray(value)
        ? formatArray(inner, value, level)
        : formatTypedArray(inner, Object(value)),
    standsAlone: false,
  }
}

const describeCollection = (
  context: Context,
  value: object,
  naming: Naming,
): Description | undefined => {
  const { className, tag } = naming
  const kind = isSet(value) ? 'Set' : isMap(value) ? 'Map' : undefined
  if (!kind) {
    return undefined
  }
  const { maxArrayLength } = context
  const items = kind === 'Set' ? setItems(value, maxArrayLength) : []
  const entries = kind === 'Map' ? mapEntries(value, maxArrayLength) : []
  const size = sizeOf(value)
  return {
    summary: context.style(summarize(naming, kind), 'special'),
    base: '',
    braces: [`${prefix(className, tag, kind, `(${size})`)}{`, '}'],
    keys: keysOf(context, value),
    format: (inner, level) =>
      kind === 'Set'
        ? formatSet(inner, items, size, level)
        : formatMap(inner, entries, size, level),
    standsAlone: false,
  }
}

const describeIterator = (
  context: Context,
  value: object,
  naming: Naming,
): Description | undefined => {
  const peeked = peekIterator(value, naming.tag)
  if (!peeked) {
    return undefined
  }
  const { collection, arePairs, items } = peeked
  return {
    summary: context.style(summarize(naming, 'Object'), 'special'),
    base: '',
    braces: [`[${collection} ${arePairs ? 'Entries' : 'Iterator'}] {`, '}'],
    keys: keysOf(context, value),
    format: (inner, level) =>
      arePairs
        ? formatPairs(inner, items, level)
        : formatSet(inner, items, items.length, level),
    isNeverBare: true,
    standsAlone: false,
  }
}

const describeOther = (
  context: Context,
  value: object,
  naming: Naming,
): Description => {
  const { className, tag } = naming
  const keys = keysOf(context, value)
  const found = baseOf(context, value, naming, keys)
  const special = found ? undefined : specialForm(value)
  const fallback =
    found?.kind ??
    special?.fallbackName ??
    (isModule(value) ? 'Module' : 'Object')
  const head = isArguments(value)
    ? '[Arguments] '
    : prefix(className, isModule(value) ? '' : tag, fallback)
  const isPlain = className === 'Object' && head === 'Object '
  return {
    summary:
      found?.kind === 'RegExp'
        ? context.style(found.base, 'regexp')
        : context.style(summarize(naming, fallback), 'special'),
    base: found?.base ?? '',
    ...(found?.style ? { baseStyle: found.style } : {}),
    braces: [`${found || isPlain ? '' : head}{`, '}'],
    keys,
    format: special?.format ?? nothing,
    standsAlone: Boolean(found),
  }
}

export const describeObject = (
  context: Context,
  value: object,
  level: number,
): Description => {
  const naming = {
    className: constructorName(context, value, level),
    tag: tagOf(value),
  }
  return (
    describeArrayLike(context, value, naming) ??
    describeCollection(context, value, naming) ??
    describeIterator(context, value, naming) ??
    describeOther(context, value, naming)
  )
}
