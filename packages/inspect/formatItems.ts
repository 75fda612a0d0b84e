import { type Context, indented } from './context'
import {
  emptyItems,
  formatBigint,
  formatNumber,
  moreItems,
} from './formatPrimitive'
import { formatPropertyValue } from './formatProperty'
import { formatValue } from './inspect'
import { isIndex } from './keys'
import { layOut } from './layout'

/** The items that are shown, and how many there are besides. */
const withRest = (output: string[], total: number): string[] =>
  total > output.length ? [...output, moreItems(total - output.length)] : output

/** An array with holes: each run of them is one item. */
const formatSparse = (
  context: Context,
  value: readonly unknown[],
  level: number,
): string[] => {
  const output: string[] = []
  const most = Math.min(context.maxArrayLength, value.length)
  let next = 0
  const hole = (until: number): void => {
    const count = until - next
    if (count > 0) {
      output.push(context.style(emptyItems(count), 'undefined'))
    }
    next = until
  }
  for (const key of Object.keys(value)) {
    if (output.length >= most || !isIndex(key)) {
      break
    }
    hole(Number(key))
    if (output.length >= most) {
      break
    }
    output.push(formatPropertyValue(context, value, key, level))
    next++
  }
  const left = value.length - next
  if (output.length < most) {
    hole(value.length)
  } else if (left > 0) {
    output.push(moreItems(left))
  }
  return output
}

export const formatArray = (
  context: Context,
  value: readonly unknown[],
  level: number,
): string[] => {
  const shown = Math.min(context.maxArrayLength, value.length)
  const output: string[] = []
  for (let index = 0; index < shown; index++) {
    if (!Object.hasOwn(value, index)) {
      return formatSparse(context, value, level)
    }
    output.push(formatPropertyValue(context, value, `${index}`, level))
  }
  return withRest(output, value.length)
}

export const formatTypedArray = (
  context: Context,
  value: ArrayLike<number | bigint>,
): string[] => {
  const shown = Math.min(context.maxArrayLength, value.length)
  const output = Array.from({ length: shown }, (_, index) => {
    const item = value[index] ?? 0
    return typeof item === 'bigint'
      ? formatBigint(context, item)
      : formatNumber(context, item)
  })
  return withRest(output, value.length)
}

const formatEntries = <Entry>(
  context: Context,
  entries: Iterable<Entry>,
  size: number,
  format: (entry: Entry) => string,
): string[] =>
  indented(context, () => {
    const output: string[] = []
    for (const entry of entries) {
      if (output.length >= context.maxArrayLength) {
        break
      }
      output.push(format(entry))
    }
    return withRest(output, size)
  })

export const formatSet = (
  context: Context,
  items: readonly unknown[],
  size: number,
  level: number,
): string[] =>
  formatEntries(context, items, size, item => formatValue(context, item, level))

export const formatMap = (
  context: Context,
  entries: readonly (readonly [unknown, unknown])[],
  size: number,
  level: number,
): string[] =>
  formatEntries(context, entries, size, ([key, item]) => {
    const shownKey = formatValue(context, key, level)
    return `${shownKey} => ${formatValue(context, item, level)}`
  })

/** Pairs as an iterator gives them; the pair itself is no level of its own. */
export const formatPairs = (
  context: Context,
  pairs: readonly unknown[],
  level: number,
): string[] =>
  formatEntries(context, pairs, pairs.length, pair => {
    const output = [0, 1].map(place =>
      formatValue(context, Reflect.get(Object(pair), place), level),
    )
    return layOut(context, { base: '', braces: ['[', ']'], output }, level)
  })
