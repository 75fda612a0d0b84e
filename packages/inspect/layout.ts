import { type Context, innermostLevels } from './context'
import { displayWidth } from './displayWidth'
import { removeColors } from './stylize'

const separator = 2
/** A character is about this many times as high as it is wide. */
const heightToWidth = 2.5
const MAX_COLUMNS = 15
/** Shorter lists are not worth a grid. */
const fewItems = 6

const columnCount = (
  { breakLength, indentation }: Context,
  widths: readonly number[],
  itemCount: number,
): number => {
  const total = widths.reduce((sum, each) => sum + each + separator, 0)
  const widest = Math.max(...widths)
  const cell = widest + separator
  const fits = cell * 3 + indentation < breakLength
  if (!fits || !(total / cell > 5 || widest <= 6)) {
    return 1
  }
  // Uneven widths get more columns than the widest alone would allow.
  const unevenness = Math.sqrt(cell - total / itemCount)
  const typical = Math.max(cell - 3 - unevenness, 1)
  return Math.min(
    Math.round(Math.sqrt(heightToWidth * typical * widths.length) / typical),
    Math.floor((breakLength - indentation) / cell),
    innermostLevels * 4,
    MAX_COLUMNS,
  )
}

const pad = (text: string, to: number, toStart: boolean): string => {
  const spaces = ' '.repeat(Math.max(0, to - displayWidth(text)))
  return toStart ? spaces + text : text + spaces
}

/** Numbers line up at their ends, everything else at its start. */
const alignsToEnd = (value: object, count: number): boolean => {
  for (let index = 0; index < count; index++) {
    const type = typeof Reflect.get(value, index)
    if (type !== 'number' && type !== 'bigint') {
      return false
    }
  }
  return true
}

/** Rows of a grid from more than six short items; the items themselves else. */
const groupItems = (
  context: Context,
  output: readonly string[],
  value: object,
): readonly string[] => {
  const hasTrailer = output.length > context.maxArrayLength
  const items = hasTrailer ? output.slice(0, -1) : output
  const widths = items.map(displayWidth)
  const columns = columnCount(context, widths, output.length)
  if (columns <= 1) {
    return output
  }
  const columnWidths = Array.from({ length: columns }, (_, column) =>
    Math.max(...widths.filter((_width, index) => index % columns === column)),
  )
  const toStart = alignsToEnd(value, output.length)
  const rows: string[] = []
  for (let start = 0; start < items.length; start += columns) {
    const row = items.slice(start, start + columns).map((item, column, all) => {
      const isLast = column === all.length - 1
      const to = columnWidths[column] ?? 0
      if (!isLast) {
        return pad(`${item}, `, to + separator, toStart)
      }
      return toStart ? pad(item, to, true) : item
    })
    rows.push(row.join(''))
  }
  return hasTrailer ? [...rows, ...output.slice(-1)] : rows
}

const fitsOneLine = (
  { breakLength }: Context,
  output: readonly string[],
  start: number,
  base: string,
): boolean => {
  const total = output.reduce((sum, item) => sum + removeColors(item).length, 0)
  return total + output.length + start <= breakLength && !base.includes('\n')
}

export type Parts = {
  readonly base: string
  readonly braces: readonly [open: string, close: string]
  readonly output: readonly string[]
  /** The array whose items may be shown as a grid, if it is one. */
  readonly items?: object
}

/** Puts the printed parts on one line if they fit, else on one line each. */
export const layOut = (
  context: Context,
  { base, braces: [open, close], output, items }: Parts,
  level: number,
): string => {
  const rows =
    items && output.length > fewItems
      ? groupItems(context, output, items)
      : output
  const lead = base ? `${base} ${open}` : open
  const isInnermost = context.currentLevel - level < innermostLevels
  if (isInnermost && rows.length === output.length) {
    const start =
      rows.length + context.indentation + open.length + base.length + 10
    const line = rows.join(', ')
    if (fitsOneLine(context, rows, start, base) && !line.includes('\n')) {
      return `${lead} ${line} ${close}`
    }
  }
  const newLine = `\n${' '.repeat(context.indentation)}`
  return `${lead}${newLine}  ${rows.join(`,${newLine}  `)}${newLine}${close}`
}
