import {
  isArguments,
  isMap,
  isModule,
  isSet,
  sizeOf,
  typedArrayName,
} from './brands'
import { mapEntries, peekIterator, setItems } from './collections'
import { constructorName, type Naming, prefix, tagOf } from './constructorName'
import type { Context } from './context'
import { baseOf } from './describeBase'
import {
  formatArray,
  formatMap,
  formatPairs,
  formatSet,
  formatTypedArray,
} from './formatItems'
import { specialForm } from './formatSpecial'
import { extraKeysOf, keysOf } from './keys'
import type { Style } from './stylize'

type Key = string | symbol

/** An object, ready to be printed once it is known how deep it lies. */
export type Description = {
  /** Printed instead when the object lies too deep: `[Foo]`. */
  readonly summary: string
  /** Text before the braces, which says it all when there are no keys. */
  readonly base?: string
  readonly baseStyle?: Style
  readonly braces: readonly [open: string, close: string]
  readonly keys: readonly Key[]
  /** Without keys, the braces touch, however deep the object lies. */
  readonly isEmpty: boolean
  /** The array whose items `format` prints. */
  readonly items?: object
  readonly format: (context: Context, level: number) => readonly string[]
}

type Describe<Result> = (
  context: Context,
  value: object,
  naming: Naming,
) => Result

const summarize = ({ className, tag }: Naming, fallback: string): string => {
  const name = prefix({ className, tag }, fallback).slice(0, -1)
  return className === null ? name : `[${name}]`
}

const describeArrayLike: Describe<Description | undefined> = (
  context,
  value,
  naming,
) => {
  const typed = typedArrayName(value)
  if (!Array.isArray(value) && typed === undefined) {
    return undefined
  }
  const length = Number(Reflect.get(value, 'length'))
  const { className, tag } = naming
  const isPlain = Array.isArray(value) && className === 'Array' && tag === ''
  const head = prefix(naming, typed ?? 'Array', `(${length})`)
  return {
    summary: context.style(summarize(naming, typed ?? 'Array'), 'special'),
    braces: [`${isPlain ? '' : head}[`, ']'],
    keys: extraKeysOf(context, value, length),
    isEmpty: length === 0,
    items: value,
    format: (inner, level) =>
      Array.isArray(value)
        ? formatArray(inner, value, level)
        : formatTypedArray(inner, Object(value)),
  }
}

const describeCollection: Describe<Description | undefined> = (
  context,
  value,
  naming,
) => {
  const kind = isSet(value) ? 'Set' : isMap(value) ? 'Map' : undefined
  if (!kind) {
    return undefined
  }
  const size = sizeOf(value)
  return {
    summary: context.style(summarize(naming, kind), 'special'),
    braces: [`${prefix(naming, kind, `(${size})`)}{`, '}'],
    keys: keysOf(context, value),
    isEmpty: size === 0,
    format: (inner, level) =>
      kind === 'Set'
        ? formatSet(inner, setItems(value, inner.maxArrayLength), size, level)
        : formatMap(
            inner,
            mapEntries(value, inner.maxArrayLength),
            size,
            level,
          ),
  }
}

const describeIterator: Describe<Description | undefined> = (
  context,
  value,
  naming,
) => {
  const peeked = peekIterator(value, naming.tag)
  if (!peeked) {
    return undefined
  }
  const { collection, arePairs, items } = peeked
  return {
    summary: context.style(summarize(naming, 'Object'), 'special'),
    braces: [`[${collection} ${arePairs ? 'Entries' : 'Iterator'}] {`, '}'],
    keys: keysOf(context, value),
    // Node leaves the braces of an iterator apart.
    isEmpty: false,
    format: (inner, level) =>
      arePairs
        ? formatPairs(inner, items, level)
        : formatSet(inner, items, items.length, level),
  }
}

const describeOther: Describe<Description> = (context, value, naming) => {
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
    : prefix({ className, tag: isModule(value) ? '' : tag }, fallback)
  const isPlain = className === 'Object' && head === 'Object '
  return {
    summary:
      found?.kind === 'RegExp'
        ? context.style(found.base, 'regexp')
        : context.style(summarize(naming, fallback), 'special'),
    ...(found && { base: found.base }),
    ...(found?.style && { baseStyle: found.style }),
    braces: [`${found || isPlain ? '' : head}{`, '}'],
    keys,
    isEmpty: !special?.format,
    format: special?.format ?? (() => []),
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
