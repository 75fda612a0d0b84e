import type { Context } from './context'
import { quote } from './quote'

/** Strings no longer than this are never broken over lines. */
const shortString = 16

const plural = (count: number): string => (count === 1 ? '' : 's')

const formatString = (context: Context, value: string): string => {
  const { maxStringLength, breakLength, indentation } = context
  const left = value.length - maxStringLength
  const shown = left > 0 ? value.slice(0, maxStringLength) : value
  const trailer = left > 0 ? `... ${left} more character${plural(left)}` : ''
  const isLong =
    shown.length > shortString && shown.length > breakLength - indentation - 4
  const lines = isLong ? shown.split(/(?<=\n)/u) : [shown]
  const joint = ` +\n${' '.repeat(indentation + 2)}`
  return (
    lines.map(line => context.style(quote(line), 'string')).join(joint) +
    trailer
  )
}

export const formatNumber = (context: Context, value: number): string =>
  context.style(Object.is(value, -0) ? '-0' : `${value}`, 'number')

export const formatBigint = (context: Context, value: bigint): string =>
  context.style(`${value}n`, 'bigint')

export const formatPrimitive = (context: Context, value: unknown): string => {
  switch (typeof value) {
    case 'string':
      return formatString(context, value)
    case 'number':
      return formatNumber(context, value)
    case 'bigint':
      return formatBigint(context, value)
    case 'boolean':
      return context.style(`${value}`, 'boolean')
    case 'symbol':
      return context.style(value.toString(), 'symbol')
    case 'undefined':
      return context.style('undefined', 'undefined')
    default:
      return context.style('null', 'null')
  }
}

export const moreItems = (count: number): string =>
  `... ${count} more item${plural(count)}`

export const emptyItems = (count: number): string =>
  `<${count} empty item${plural(count)}>`
